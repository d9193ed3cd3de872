//! How far a float may be from the right one.
//!
//! Distances are reckoned on the numbers as they are written, in decimal: 1.01 is exactly 0.01 from 1.0, though
//! the nearest binary floats are not, so a limit is always within itself. Not for: integers, which are never
//! compared with a tolerance.

use super::exact::same_float;
use crate::value::BigInt;
use num_rational::BigRational;
use num_traits::{Signed as _, ToPrimitive as _, Zero as _};

/// The largest exponent of ten that a tolerance is written with, either way.
const LARGEST_EXPONENT: i32 = 400;

/// Below this a product of floats may have lost its last digits.
const SMALL: f64 = 1e-290;

/// A distance that does not matter: the larger of an absolute one and one relative to the right number.
#[derive(Debug, Clone, PartialEq)]
pub struct Tolerance {
    absolute: BigRational,
    relative: BigRational,
    /// The same two, for the many cases that are clear without exact arithmetic.
    near: (f64, f64),
}

impl Tolerance {
    /// A tolerance; none where a part is negative, or the relative one above 1, which would let 0 pass for
    /// anything.
    pub fn new(absolute: BigRational, relative: BigRational) -> Option<Self> {
        let fits = !absolute.is_negative()
            && !relative.is_negative()
            && relative <= BigRational::from_integer(1.into());
        let near = (absolute.to_f64()?, relative.to_f64()?);
        fits.then_some(Self { absolute, relative, near })
    }

    /// The absolute and the relative part, as the nearest floats, for showing.
    pub fn parts(&self) -> (f64, f64) {
        self.near
    }

    /// Whether `actual` is near enough to `expected`; the limit itself is. NaN is near NaN only, an infinity
    /// near itself only.
    pub fn admits(&self, expected: f64, actual: f64) -> bool {
        if same_float(expected, actual) {
            return true;
        }
        if !expected.is_finite() || !actual.is_finite() {
            return false;
        }
        let distance = (expected - actual).abs();
        let room = self.near.0.max(self.near.1 * expected.abs());
        // More than all the roundings above together.
        let blur = room * 1e-9 + (expected.abs() + actual.abs()) * 1e-15;
        if room > SMALL && distance + blur < room {
            true
        } else if room > SMALL && distance > room + blur {
            false
        } else {
            self.admits_exactly(expected, actual)
        }
    }

    fn admits_exactly(&self, expected: f64, actual: f64) -> bool {
        let (Some(expected), Some(actual)) = (written(expected), written(actual)) else { return false };
        let room = (&self.relative * expected.abs()).max(self.absolute.clone());
        (expected - actual).abs() <= room
    }
}

/// A finite float as the shortest decimal number that reads back as it.
fn written(float: f64) -> Option<BigRational> {
    decimal(&format!("{float:e}"))
}

/// A decimal number, exactly: `-12`, `0.01`, `1e-9`. None for anything else, and for exponents beyond 400.
pub fn decimal(text: &str) -> Option<BigRational> {
    let (negative, unsigned) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let (mantissa, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent.parse::<i32>().ok()?),
        None => (unsigned, 0),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = format!("{whole}{fraction}");
    let fits = !digits.is_empty() && digits.len() <= 1000 && digits.bytes().all(|b| b.is_ascii_digit());
    if !fits || exponent.abs() > LARGEST_EXPONENT {
        return None;
    }
    let number: BigInt = digits.parse().ok()?;
    let number = if negative { -number } else { number };
    if number.is_zero() {
        return Some(BigRational::zero());
    }
    let exponent = exponent - i32::try_from(fraction.len()).ok()?;
    let power = BigInt::from(10).pow(exponent.unsigned_abs());
    Some(if exponent < 0 {
        BigRational::new(number, power)
    } else {
        BigRational::from_integer(number * power)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tolerance(absolute: &str, relative: &str) -> Tolerance {
        Tolerance::new(decimal(absolute).unwrap(), decimal(relative).unwrap()).unwrap()
    }

    #[test]
    fn the_limit_is_within_itself_as_the_numbers_are_written() {
        let hundredth = tolerance("0.01", "0");
        for (expected, actual, near) in [
            (1.0, 1.01, true),
            (1.0, 0.99, true),
            (1.0, 1.011, false),
            (1.0, 1.010_000_000_000_000_2, false),
            (0.3, 0.31, true),
            (-0.3, -0.31, true),
            (0.0, 0.01, true),
            (0.0, -0.01, true),
            (1e16, 1e16 + 2.0, false),
            (f64::NAN, f64::NAN, true),
            (f64::NAN, 0.0, false),
            (f64::INFINITY, f64::INFINITY, true),
            (f64::INFINITY, f64::MAX, false),
            (f64::MAX, f64::MIN, false),
        ] {
            assert_eq!(hundredth.admits(expected, actual), near, "{expected} {actual}");
        }
    }

    #[test]
    fn a_relative_tolerance_grows_with_the_right_number_and_not_with_the_answer() {
        let tenth = tolerance("0", "0.1");
        assert!(tenth.admits(10.0, 11.0) && tenth.admits(10.0, 9.0) && tenth.admits(-10.0, -11.0));
        assert!(!tenth.admits(9.0, 10.0), "1 is more than a tenth of 9");
        assert!(!tenth.admits(0.0, 5e-324));
        assert!(tenth.admits(1e-322, 9e-323) && tenth.admits(1e308, 1.1e308));
        assert!(!tenth.admits(1e-320, 2e-320));
        assert!(tolerance("0.5", "0.1").admits(0.0, 0.5), "the larger of the two counts");
    }

    #[test]
    fn decimal_numbers_are_read_exactly_and_nothing_else_is() {
        assert_eq!(decimal("1e-9").map(|number| number.to_string()), Some("1/1000000000".into()));
        assert_eq!(decimal("-2.50").map(|number| number.to_string()), Some("-5/2".into()));
        assert_eq!(decimal("1.5E3").map(|number| number.to_string()), Some("1500".into()));
        for text in ["", "-", "e5", "1e", "1e999999999", "0x1", "1/3", "nan", "+1", "1 ", "١"] {
            assert_eq!(decimal(text), None, "{text}");
        }
        assert!(Tolerance::new(decimal("-1").unwrap(), decimal("0").unwrap()).is_none());
        assert!(Tolerance::new(decimal("0").unwrap(), decimal("1.1").unwrap()).is_none());
    }
}

//! Exact points as a reader, or a program, wants them.
//!
//! Not for: reckoning with points (`grading`).

use crate::exercise::Points;
use crate::i18n::Lang;
use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive, Zero};

/// Decimals of a number of points that has no end, or too many.
const USUAL: u32 = 2;
/// Decimals that are shown rather than rounded away where they end there.
const EXACT: u32 = 4;
/// No more decimals than this, whatever happens.
const MOST: u32 = 12;

/// Earned points and their maximum in words of digits: exact where the decimals end soon, else rounded to
/// two, but never so that points look full, or none, when they are not.
pub fn points_text(earned: &Points, max: &Points, lang: Lang) -> (String, String) {
    let max_text = decimal(max, usual(max), lang);
    let mut places = usual(earned);
    let mut text = decimal(earned, places, lang);
    while places < MOST && ((text == max_text && earned != max) || (text == "0" && !earned.is_zero())) {
        places += 1;
        text = decimal(earned, places, lang);
    }
    (text, max_text)
}

/// Points as a number of a JSON document.
pub(super) fn points_number(earned: &Points, max: &Points) -> serde_json::Value {
    if let Some(whole) = earned.is_integer().then(|| earned.to_integer().to_i64()).flatten() {
        return whole.into();
    }
    let nearest = earned.to_f64().unwrap_or(0.0);
    let full = max.to_f64().unwrap_or(f64::INFINITY);
    // The nearest float of nearly full points may be the full points.
    if earned < max && nearest >= full { full.next_down().into() } else { nearest.into() }
}

/// How many decimals a number is shown with: all where it ends soon.
fn usual(points: &Points) -> u32 {
    (0..=EXACT).find(|&places| (points * power(places)).is_integer()).unwrap_or(USUAL)
}

fn power(places: u32) -> Points {
    Points::from_integer(BigInt::from(10).pow(places))
}

/// Rounded to so many decimals, zeros at the end left out.
fn decimal(points: &Points, places: u32, lang: Lang) -> String {
    let scaled = (points.abs() * power(places)).round().to_integer();
    let digits = format!("{scaled:0>width$}", width = places as usize + 1);
    let (whole, decimals) = digits.split_at(digits.len() - places as usize);
    let decimals = decimals.trim_end_matches('0');
    let sign = if points.is_negative() && !scaled.is_zero() { "-" } else { "" };
    let mark = match lang {
        Lang::Fr => ',',
        Lang::En => '.',
    };
    if decimals.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}{mark}{decimals}") }
}

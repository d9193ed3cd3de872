//! Whether a function's CPU time grows faster than an exercise allows, told from a few sizes.
//!
//! A time has a constant part (the interpreter, the file) and a part that grows. If the part that grows goes with
//! the size to the power p, the whole time cannot grow by more than the size's ratio to the power p: no more is
//! ever held against a submission, and half as much again is forgiven for a logarithm and a busy machine. What
//! looks too fast is measured once more before it is said. Not for: running anything (`grade`).

use crate::exercise::{Growth, Order};
use crate::message::Message;
use crate::msg;
use std::time::Duration;

/// Times the ratio may be beyond what is allowed.
const FORGIVEN: f64 = 1.6;
/// Seconds that two times must lie apart to tell anything.
const APART: f64 = 0.05;

/// The times taken so far: seconds at sizes, both rising in size.
#[derive(Debug, Default)]
pub(super) struct Times(Vec<(u64, f64)>);

/// How times seem to grow.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Shape {
    /// With the size to this power.
    Power(f64),
    /// By this factor with every step of one.
    Exponential(f64),
}

impl Times {
    /// The time at the next size.
    pub(super) fn push(&mut self, size: u64, time: Duration) {
        self.0.push((size, time.as_secs_f64()));
    }

    /// A size measured again: the least time counts, since all that disturbs adds to it.
    pub(super) fn again(&mut self, size: u64, time: Duration) {
        if let Some((_, known)) = self.0.iter_mut().find(|(other, _)| *other == size) {
            *known = known.min(time.as_secs_f64());
        }
    }

    /// Whether the last step, and the whole way up to it, grow faster than allowed.
    pub(super) fn too_fast(&self, at_most: Order) -> bool {
        let [first, .., (before_size, before), (size, time)] = self.0[..] else { return false };
        let beyond = |(from_size, from): (u64, f64)| {
            let allowed = (size as f64 / from_size as f64).powi(i32::from(at_most.power()));
            time > from * allowed * FORGIVEN
        };
        time - before > APART && beyond((before_size, before)) && beyond(first)
    }

    /// How the times seem to grow; none from fewer than three that lie apart.
    pub(super) fn shape(&self) -> Option<Shape> {
        let [.., (n1, t1), (n2, t2), (n3, t3)] = self.0[..] else { return None };
        let (low, high) = (t2 - t1, t3 - t2);
        if low <= APART / 10.0 || high <= APART {
            return None;
        }
        let (n1, n2, n3) = (n1 as f64, n2 as f64, n3 as f64);
        // Differences leave the constant part out. A power p, or a base b, makes their ratio this.
        let of_power = |p: f64| (n3.powf(p) - n2.powf(p)) / (n2.powf(p) - n1.powf(p));
        let of_base = |b: f64| (b.powf(n3 - n2) - 1.0) / (1.0 - b.powf(n1 - n2));
        let power = solved(of_power, high / low, [0.01, 12.0]);
        // Polynomials of school have small powers; whatever is beyond them doubles with every few steps.
        if power > 4.5 {
            return Some(Shape::Exponential(solved(of_base, high / low, [1.000_001, 64.0])));
        }
        Some(Shape::Power(power))
    }

    /// Seconds at a further size, if the times go on as they seem to grow.
    fn would_take(&self, shape: Shape, size: u64) -> Option<f64> {
        let &(last, time) = self.0.last()?;
        Some(match shape {
            Shape::Power(power) => time * (size as f64 / last as f64).powf(power),
            Shape::Exponential(factor) => time * factor.powf((size - last) as f64),
        })
    }

    /// What is said of times that grow too fast.
    pub(super) fn said(&self, growth: &Growth) -> Message {
        let allowed = order_words(growth.at_most);
        let (size, time) = self.0.last().copied().unwrap_or_default();
        let taken = |seconds: f64| msg!("growth-seconds", seconds = rounded(seconds));
        let Some(shape) = self.shape() else {
            return msg!(
                "growth-too-fast",
                param = &*growth.param,
                size = size,
                time = taken(time),
                allowed = allowed
            );
        };
        let step = self.0.len().checked_sub(2).map_or(1, |before| size - self.0[before].0);
        let next = growth.sizes.iter().copied().find(|&other| other > size).unwrap_or(size + step);
        let would = self.would_take(shape, next).unwrap_or(time);
        msg!(
            "growth-looks",
            param = &*growth.param,
            shape = shape_words(shape),
            size = size,
            time = taken(time),
            next = next,
            would = taken(would),
            allowed = allowed
        )
    }
}

/// Where a rising function has this value, or the end of the range nearest to it.
fn solved(rising: impl Fn(f64) -> f64, value: f64, [mut least, mut most]: [f64; 2]) -> f64 {
    for _ in 0..60 {
        let middle = f64::midpoint(least, most);
        if rising(middle) < value { least = middle } else { most = middle }
    }
    least
}

fn order_words(order: Order) -> Message {
    match order {
        Order::Constant => msg!("growth-constant"),
        Order::Linear => msg!("growth-linear"),
        Order::Quadratic => msg!("growth-quadratic"),
        Order::Cubic => msg!("growth-cubic"),
    }
}

fn shape_words(shape: Shape) -> Message {
    match shape {
        Shape::Exponential(_) => msg!("growth-exponential"),
        Shape::Power(power) if power < 0.4 => msg!("growth-constant"),
        Shape::Power(power) if power < 1.5 => msg!("growth-linear"),
        Shape::Power(power) if power < 2.5 => msg!("growth-quadratic"),
        Shape::Power(power) if power < 3.5 => msg!("growth-cubic"),
        Shape::Power(_) => msg!("growth-beyond"),
    }
}

/// Seconds as people say them: two figures, no more.
fn rounded(seconds: f64) -> String {
    if seconds >= 9.5 {
        format!("{seconds:.0}")
    } else if seconds >= 0.095 {
        format!("{seconds:.1}")
    } else {
        format!("{seconds:.2}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(sizes: &[u64], time: impl Fn(f64) -> f64) -> Times {
        Times(sizes.iter().map(|&size| (size, time(size as f64))).collect())
    }

    #[test]
    fn powers_and_exponentials_are_told_apart_whatever_their_constant_part() {
        for constant in [0.0, 0.02, 0.5] {
            let sizes = [200, 400, 800];
            for (power, coefficient) in [(1.0, 1e-3), (2.0, 1e-5), (3.0, 1e-8)] {
                let Some(Shape::Power(found)) =
                    times(&sizes, |n| constant + coefficient * n.powf(power)).shape()
                else {
                    panic!("no power");
                };
                assert!((found - power).abs() < 0.01, "{found} for {power}");
            }
            let Some(Shape::Exponential(factor)) =
                times(&[14, 16, 18], |n| constant + 1e-5 * 2_f64.powf(n)).shape()
            else {
                panic!("no exponential");
            };
            assert!((factor - 2.0).abs() < 0.01, "{factor}");
        }
    }

    #[test]
    fn only_what_grows_faster_than_allowed_is_too_fast() {
        let sizes = [1000, 2000, 4000, 8000];
        let linear = times(&sizes, |n| 0.02 + 1e-4 * n);
        let with_logarithm = times(&sizes, |n| 0.02 + 1e-5 * n * n.ln());
        let quadratic = times(&sizes, |n| 0.02 + 1e-8 * n * n);
        let quick = times(&sizes, |n| 1e-10 * n * n);
        assert!(!linear.too_fast(Order::Linear) && linear.too_fast(Order::Constant));
        assert!(!with_logarithm.too_fast(Order::Linear));
        assert!(quadratic.too_fast(Order::Linear) && !quadratic.too_fast(Order::Quadratic));
        assert!(!quick.too_fast(Order::Linear), "too quick to tell");
        assert!(times(&[14, 16, 18], |n| 1e-6 * 2_f64.powf(n)).too_fast(Order::Cubic));
        // One disturbed time is not enough: measured again, the least counts.
        let mut disturbed = linear;
        disturbed.0[3].1 *= 2.5;
        assert!(disturbed.too_fast(Order::Linear));
        disturbed.again(8000, Duration::from_secs_f64(0.82));
        assert!(!disturbed.too_fast(Order::Linear));
    }
}

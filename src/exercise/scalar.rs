//! What an unquoted scalar of an exercise means: the YAML 1.2 core rule, written out.
//!
//! | written | is |
//! |---|---|
//! | `null` `Null` `NULL` `~`, nothing | none |
//! | `true` `True` `TRUE`, `false` … | a truth value |
//! | `-?[0-9]+` (leading zeros are only zeros), `0o17`, `0x1f` | an integer |
//! | `1.5` `.5` `1.` `1e3`, `.inf` `.nan` and their spellings | a float |
//! | anything else, `no` `on` `12:30` `2024-01-02` `1_000` among it | a text |
//!
//! Not for: quoted scalars (always texts), nor for types of a signature.

use crate::value::{BigInt, Value};
use num_traits::Num;

/// Digits of the longest integer that is read, as in Python: converting more costs more than it is worth.
pub(super) const MOST_DIGITS: usize = 4300;

/// What an unquoted scalar means; none for an integer of too many digits.
pub(super) fn plain(text: &str) -> Option<Value> {
    Some(match text {
        "" | "~" | "null" | "Null" | "NULL" => Value::None,
        "true" | "True" | "TRUE" => Value::Bool(true),
        "false" | "False" | "FALSE" => Value::Bool(false),
        ".nan" | ".NaN" | ".NAN" => Value::Float(f64::NAN),
        _ => match digits(text) {
            Some((digits, _)) if digits.len() > MOST_DIGITS => return None,
            Some((digits, radix)) => {
                let number = BigInt::from_str_radix(digits, radix).ok()?;
                Value::Int(if text.starts_with('-') { -number } else { number })
            }
            None => float(text).map_or_else(|| Value::text(text), Value::Float),
        },
    })
}

/// The digits of an integer and their base; none where the text is no integer.
fn digits(text: &str) -> Option<(&str, u32)> {
    let (digits, radix) = match text.get(..2) {
        Some("0o") => (&text[2..], 8),
        Some("0x") => (&text[2..], 16),
        _ => (text.strip_prefix(['-', '+']).unwrap_or(text), 10),
    };
    (!digits.is_empty() && digits.chars().all(|c| c.is_digit(radix))).then_some((digits, radix))
}

/// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?` or an infinity.
fn float(text: &str) -> Option<f64> {
    let (negative, unsigned) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if matches!(unsigned, ".inf" | ".Inf" | ".INF") {
        return Some(if negative { f64::NEG_INFINITY } else { f64::INFINITY });
    }
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    let (mantissa, exponent) =
        unsigned.split_once(['e', 'E']).map_or((unsigned, None), |(before, after)| (before, Some(after)));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let exponent_fits = exponent.is_none_or(|text| {
        let text = text.strip_prefix(['-', '+']).unwrap_or(text);
        !text.is_empty() && digits(text)
    });
    let fits = digits(whole) && digits(fraction) && (whole.len() + fraction.len() > 0) && exponent_fits;
    // Rust reads a superset of this notation, so what fits parses.
    fits.then(|| text.parse().ok()).flatten()
}

/// Whether readers of the older YAML 1.1 would take this unquoted scalar for something else than we do.
pub(super) fn is_ambiguous(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    let number_like = |separator: char| {
        unsigned.starts_with(|c: char| c.is_ascii_digit())
            && unsigned.contains(separator)
            && unsigned.chars().all(|c| c.is_ascii_digit() || c == separator)
    };
    matches!(lower.as_str(), "yes" | "no" | "on" | "off" | "y" | "n")
        || (unsigned.len() > 1 && unsigned.starts_with('0') && unsigned.bytes().all(|b| b.is_ascii_digit()))
        || number_like(':')
        || number_like('_')
        || is_date(text)
}

fn is_date(text: &str) -> bool {
    let mut parts = text.splitn(3, '-');
    let year = parts.next().unwrap_or_default();
    let part = |part: Option<&str>| {
        part.is_some_and(|part| {
            part.starts_with(|c: char| c.is_ascii_digit())
                && part.bytes().take_while(u8::is_ascii_digit).count() <= 2
        })
    };
    year.len() == 4 && year.bytes().all(|b| b.is_ascii_digit()) && part(parts.next()) && part(parts.next())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Expected values: section 10.3.2 of YAML 1.2.2, and the case list of the project.
    #[test]
    fn unquoted_scalars_follow_the_core_rule() {
        for text in [
            "no",
            "on",
            "yes",
            "12:30",
            "2024-01-02",
            "1_000",
            "0b1",
            "1e",
            "e3",
            ".",
            "-",
            "+.e1",
            "0o8",
            "0xg",
            "-0x1",
            "1.2.3",
            "nan",
            "inf",
            "nULL",
            "tRUE",
            "1 2",
            "é",
            "0o",
            "٣",
        ] {
            assert_eq!(plain(text), Some(Value::text(text)), "{text}");
        }
        for (text, number) in
            [("012", 12), ("08", 8), ("0o14", 12), ("0x1F", 31), ("-7", -7), ("+7", 7), ("-0", 0)]
        {
            assert_eq!(plain(text), Some(Value::int(number)), "{text}");
        }
        for (text, number) in [
            ("1e3", 1000.0),
            (".5", 0.5),
            ("1.", 1.0),
            ("-1.5E-1", -0.15),
            ("+12e03", 12000.0),
            ("-.INF", f64::NEG_INFINITY),
            (".inf", f64::INFINITY),
        ] {
            assert_eq!(plain(text), Some(Value::Float(number)), "{text}");
        }
        assert!(matches!(plain(".NaN"), Some(Value::Float(number)) if number.is_nan()));
        for text in ["~", "", "null", "Null", "NULL"] {
            assert_eq!(plain(text), Some(Value::None));
        }
        assert_eq!((plain("TRUE"), plain("False")), (Some(Value::Bool(true)), Some(Value::Bool(false))));
    }

    #[test]
    fn an_integer_has_a_most_of_digits() {
        assert!(plain(&"9".repeat(MOST_DIGITS)).is_some());
        assert_eq!(plain(&"9".repeat(MOST_DIGITS + 1)), None);
    }

    #[test]
    fn what_older_readers_take_otherwise_is_known() {
        for text in ["no", "On", "012", "08", "-01", "12:30", "1:2:3", "2024-01-02", "2024-1-2", "1_000", "y"]
        {
            assert!(is_ambiguous(text), "{text}");
        }
        for text in
            ["0", "12", "none", "1.5", "a:b", "_1", "2024", "20-1-2", "nono", "-", "", ":", "0x1f", "12:b"]
        {
            assert!(!is_ambiguous(text), "{text}");
        }
    }
}

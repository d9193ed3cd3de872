//! "Did you mean": the known word nearest to one that is not known.
//!
//! Not for: wording the suggestion, nor for deciding anything (a guess is only ever shown).

/// The known word that was probably meant; none where nothing is near enough.
///
/// Near enough: at most a third of the letters differ, exchanged neighbours counting once, case not at all.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // The distance costs the product of both lengths, and no word of ours is long.
    if word.len() > 200 {
        return None;
    }
    let word = word.to_lowercase();
    known
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(&word, &candidate.to_lowercase()), candidate))
        .min_by_key(|(distance, _)| *distance)
        .filter(|(distance, candidate)| *distance <= candidate.chars().count().max(3) / 3)
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_of_the_hand_finds_its_word_and_a_stranger_none() {
        let known = ["expect", "args", "why"];
        assert_eq!(nearest("expcet", known), Some("expect"));
        assert_eq!(nearest("Args", known), Some("args"));
        assert_eq!(nearest("timeout", known), None);
        assert_eq!(nearest("", known), None);
        assert_eq!(nearest("x", []), None);
    }
}

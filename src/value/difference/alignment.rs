//! Two sequences laid beside each other: which elements are missing, which are too many, which changed.
//!
//! Elements are told apart by a number each, so that the work does not depend on what they are. The work is
//! bounded by counting, never by the clock: the same sequences always give the same edits. Not for: what differs
//! inside a changed element.

use similar::{Algorithm, DiffOp, capture_diff_slices};

/// How one sequence becomes the other, in order. Indices count from 0 in their own sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Edit {
    /// An element of the expected sequence has no counterpart.
    Missing(usize),
    /// An element of the actual sequence has no counterpart.
    Extra(usize),
    /// An expected and an actual element stand in each other's place.
    Changed(usize, usize),
}

/// The most comparisons of elements in one alignment.
const MOST_WORK: usize = 16_000_000;

/// The edits; none where the sequences are too long and too different to be laid beside each other. What is
/// left of `work`, comparisons of elements, is updated.
pub(super) fn edits(expected: &[u64], actual: &[u64], work: &mut usize) -> Option<Vec<Edit>> {
    let pairs = expected.iter().zip(actual);
    let before = pairs.take_while(|(a, b)| a == b).count();
    let (rest, other) = (&expected[before..], &actual[before..]);
    let behind = rest.iter().rev().zip(other.iter().rev()).take_while(|(a, b)| a == b).count();
    let (rest, other) = (&rest[..rest.len() - behind], &other[..other.len() - behind]);
    let needed = rest.len().saturating_mul(other.len());
    if needed > MOST_WORK.min(*work) {
        return None;
    }
    *work -= needed;
    let mut found = Vec::new();
    for op in capture_diff_slices(Algorithm::Myers, rest, other) {
        if let DiffOp::Equal { .. } = op {
            continue;
        }
        let (old, new) = (op.old_range(), op.new_range());
        let changed = old.len().min(new.len());
        let place = |index: usize| before + index;
        found
            .extend((0..changed).map(|step| Edit::Changed(place(old.start + step), place(new.start + step))));
        found.extend((old.start + changed..old.end).map(|index| Edit::Missing(place(index))));
        found.extend((new.start + changed..new.end).map(|index| Edit::Extra(place(index))));
    }
    Some(found)
}

/// The edits of two sequences compared index by index, given the indices that differ.
pub(super) fn by_index(differing: &[usize], expected: usize, actual: usize) -> Vec<Edit> {
    let changed = differing.iter().map(|&index| Edit::Changed(index, index));
    changed.chain((actual..expected).map(Edit::Missing)).chain((expected..actual).map(Edit::Extra)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(expected: &[u64], actual: &[u64]) -> Option<Vec<Edit>> {
        edits(expected, actual, &mut usize::MAX.clone())
    }

    #[test]
    fn insertions_and_deletions_are_found_where_they_are() {
        assert_eq!(of(&[1, 2, 3, 4], &[2, 3, 4]), Some(vec![Edit::Missing(0)]));
        assert_eq!(of(&[1, 2, 3], &[0, 1, 2, 3]), Some(vec![Edit::Extra(0)]));
        assert_eq!(of(&[1, 2, 3, 4], &[0, 1, 2, 9, 4]), Some(vec![Edit::Extra(0), Edit::Changed(2, 3)]));
        assert_eq!(of(&[1], &[1]), Some(vec![]));
        assert_eq!(of(&[], &[5]), Some(vec![Edit::Extra(0)]));
    }

    #[test]
    fn long_sequences_are_aligned_where_they_agree_at_their_ends_and_refused_where_they_do_not() {
        let long: Vec<u64> = (0..100_000).collect();
        let mut without = long.clone();
        without.remove(50_000);
        assert_eq!(of(&long, &without), Some(vec![Edit::Missing(50_000)]));
        let other: Vec<u64> = (0..100_000).map(|number| number * 7 + 1).collect();
        assert_eq!(of(&long, &other), None);
        let mut little = 10;
        assert_eq!(edits(&[1, 2, 3, 4], &[5, 6, 7, 8], &mut little), None);
        assert_eq!(little, 10);
    }
}

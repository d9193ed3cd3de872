//! The 24 points of the board: their names and the order the notation reads them in.
//!
//! Not for: sets of points and the lines between them (`points`).

use std::fmt;

macro_rules! points {
    ($($point:ident $name:literal)*) => {
        /// A point of the board, named like a chess square.
        ///
        /// Numbered square by square from the outermost, clockwise from the upper left corner. So even
        /// numbers are corners, odd ones middles of a side, and eight more is the same place one square inward.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the names are those of the board")]
        pub enum Point { $($point),* }

        impl Point {
            /// Every point, by its number.
            pub const ALL: [Self; 24] = [$(Self::$point),*];

            /// The point's name, such as `d2`.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$point => $name),* }
            }

            /// The point so named.
            pub fn named(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$point),)*
                    _ => None,
                }
            }
        }
    };
}

points! {
    A7 "a7" D7 "d7" G7 "g7" G4 "g4" G1 "g1" D1 "d1" A1 "a1" A4 "a4"
    B6 "b6" D6 "d6" F6 "f6" F4 "f4" F2 "f2" D2 "d2" B2 "b2" B4 "b4"
    C5 "c5" D5 "d5" E5 "e5" E4 "e4" E3 "e3" D3 "d3" C3 "c3" C4 "c4"
}

impl Point {
    /// The rows from the top, each from left to right: the order of the position's text.
    pub const ROWS: [&'static [Self]; 7] = [
        &[Self::A7, Self::D7, Self::G7],
        &[Self::B6, Self::D6, Self::F6],
        &[Self::C5, Self::D5, Self::E5],
        &[Self::A4, Self::B4, Self::C4, Self::E4, Self::F4, Self::G4],
        &[Self::C3, Self::D3, Self::E3],
        &[Self::B2, Self::D2, Self::F2],
        &[Self::A1, Self::D1, Self::G1],
    ];
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

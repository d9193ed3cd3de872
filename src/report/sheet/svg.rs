//! What the boards of all games are drawn with.
//!
//! Not for: any board.

use std::fmt::{Arguments, Display, Write as _};

/// The beginning of a picture of this size, whose title is the text of what it shows.
pub(super) fn begin(width: usize, height: usize, title: &impl Display) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         font-family=\"DejaVu Sans, Verdana, Arial, sans-serif\" text-anchor=\"middle\">\n<title>{title}</title>\n"
    )
}

/// Adds a line. Writing to a text cannot fail.
pub(super) fn put(svg: &mut String, line: Arguments<'_>) {
    let _ = writeln!(svg, "{line}");
}

/// A disc with a black edge, itself black or white.
pub(super) fn disc<C: Display>(svg: &mut String, (x, y): (C, C), radius: f32, black: bool) {
    let fill = if black { "#000" } else { "#fff" };
    put(
        svg,
        format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"#000\" stroke-width=\"1.8\"/>"
        ),
    );
}

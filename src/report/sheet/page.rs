//! The page of a sheet: its style, and text made safe in it.
//!
//! Not for: what stands on it.

use crate::untrusted::visible;

/// Problems on one page.
pub(super) const PER_PAGE: usize = 4;

/// The style: pages of A4 with four boards each, none cut by the end of a page. No colour carries meaning.
pub(super) const STYLE: &str = "\
@page { size: A4; margin: 11mm 14mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 182mm; color: #000; background: #fff; font: 10.5pt/1.3 \"DejaVu Sans\", Verdana, Arial, sans-serif; }
h1 { margin: 0; font-size: 15pt; }
h2 { margin: 0 0 3mm; font-size: 14pt; }
h3 { margin: 0 0 1mm; font-size: 9.5pt; font-weight: normal; }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 8mm; border-bottom: 0.3mm solid #000; }
.who { display: flex; gap: 6mm; margin: 1mm 0; }
.who span::after { content: \"\"; display: inline-block; width: 34mm; margin-left: 2mm; border-bottom: 0.2mm solid #000; }
.legend { margin: 1.5mm 0 2mm; font-size: 8.5pt; }
.page { break-after: page; }
.problems { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 8mm; }
article { break-inside: avoid; }
article h3 { min-height: 2.6em; }
svg { display: block; width: 90%; height: auto; margin: 0 auto; }
pre { margin: 0; font: 7.5pt/1.25 \"DejaVu Sans Mono\", monospace; }
.notes { margin: 0; font-size: 8.5pt; }
.answer { margin: 1mm 0 0; display: flex; gap: 2mm; }
.answer::after { content: \"\"; flex: 1; border-bottom: 0.2mm solid #000; }
.solutions { columns: 2; column-gap: 8mm; font-size: 8.5pt; }
.solutions h2 { column-span: all; }
.solutions article { margin-bottom: 2mm; }
.solutions p { margin: 0; }
.solutions span { color: #333; }
.solutions ul { margin: 0; padding-left: 5mm; }
@media screen { .page, .solutions { margin: 8mm 0; } }
";

/// A text as HTML and XML hold it, in elements and in attributes; what is hidden in it is made visible.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (number, line) in text.split('\n').enumerate() {
        if number > 0 {
            out.push('\n');
        }
        for c in visible(line).chars() {
            match c {
                '&' => out.push_str("&amp;"),
                '<' => out.push_str("&lt;"),
                '>' => out.push_str("&gt;"),
                '"' => out.push_str("&quot;"),
                '\'' => out.push_str("&#39;"),
                c => out.push(c),
            }
        }
    }
    out
}

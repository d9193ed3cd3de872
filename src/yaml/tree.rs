//! A YAML document as an untyped tree in which every node knows its place.
//!
//! For files whose every fault is to be shown at once: a typed reader stops at the first. Scalars keep their
//! text and whether they were quoted; what a plain scalar means is the reader's affair. Aliases are replaced
//! by copies, bounded in number and size. Duplicate keys and merge keys are left to the reader, who can say
//! both places. Not for: typed reading ([`read`](super::read)).

use super::{Fault, LONGEST_TEXT, Place, syntax};
use crate::msg;
use serde_saphyr::granit_parser::{self, Event, Parser, ScalarStyle, Span, StructureStyle, Tag};
use std::collections::HashMap;

/// How deep lists and mappings may nest, aliases followed.
const DEEPEST: usize = 64;

/// The most nodes of a tree, copies made by aliases included.
const MOST_NODES: usize = 400_000;

/// The most bytes of text in a tree, copies made by aliases included.
const MOST_TEXT: usize = 2 * LONGEST_TEXT;

/// One node and where it stands. A copy made by an alias stands where the alias stands.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    /// What it is.
    pub content: Content,
    /// Where it stands. An empty value of a key stands where the key stands.
    pub place: Place,
}

/// What a node is.
#[derive(Debug, Clone, PartialEq)]
pub enum Content {
    /// A scalar without quotes; empty where nothing was written.
    Plain(String),
    /// A quoted scalar or a block scalar: a text whatever it looks like.
    Quoted(String),
    /// A list.
    List(Vec<Node>),
    /// Keys and values in the order written.
    Mapping(Vec<(Node, Node)>),
}

impl Node {
    /// The text of a scalar.
    pub fn scalar(&self) -> Option<&str> {
        match &self.content {
            Content::Plain(text) | Content::Quoted(text) => Some(text),
            _ => None,
        }
    }

    /// Whether nothing was written.
    pub fn is_empty(&self) -> bool {
        matches!(&self.content, Content::Plain(text) if text.is_empty())
    }

    /// The innermost node that begins at this line and column.
    pub fn at(&self, line: usize, column: usize) -> Option<&Self> {
        let inner = match &self.content {
            Content::Plain(_) | Content::Quoted(_) => None,
            Content::List(items) => items.iter().find_map(|item| item.at(line, column)),
            Content::Mapping(entries) => entries
                .iter()
                .find_map(|(key, value)| key.at(line, column).or_else(|| value.at(line, column))),
        };
        inner.or_else(|| (self.place.line == line && self.place.column == column).then_some(self))
    }

    /// Nodes and bytes of text, for the budget.
    fn weight(&self) -> (usize, usize) {
        let sum = |(nodes, text): (usize, usize), (n, t): (usize, usize)| (nodes + n, text + t);
        match &self.content {
            Content::Plain(text) | Content::Quoted(text) => (1, text.len()),
            Content::List(items) => items.iter().map(Self::weight).fold((1, 0), sum),
            Content::Mapping(entries) => {
                entries.iter().flat_map(|(key, value)| [key.weight(), value.weight()]).fold((1, 0), sum)
            }
        }
    }

    fn depth(&self) -> usize {
        1 + match &self.content {
            Content::Plain(_) | Content::Quoted(_) => 0,
            Content::List(items) => items.iter().map(Self::depth).max().unwrap_or(0),
            Content::Mapping(entries) => {
                entries.iter().map(|(key, value)| key.depth().max(value.depth())).max().unwrap_or(0)
            }
        }
    }
}

/// Reads one document.
pub fn tree(text: &str) -> Result<Node, Fault> {
    if text.len() > LONGEST_TEXT {
        return Err(Fault::too_long(text.len(), LONGEST_TEXT));
    }
    let unmarked = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut options = granit_parser::Options::default();
    options.set_emit_comments(false);
    options.flow_nesting_limit = DEEPEST;
    options.block_nesting_limit = DEEPEST;
    let mut builder = Builder { offset: text.len() - unmarked.len(), ..Builder::default() };
    for next in Parser::new_from_str_with_options(unmarked, options) {
        match next {
            Ok((event, span)) => builder.event(event, span)?,
            Err(error) => return Err(syntax::fault(text, &error, builder.offset, builder.open_bracket())),
        }
    }
    builder.root.ok_or_else(|| Fault::at(Place::start(), msg!("yaml-empty")))
}

/// Reads one document from bytes, which must be UTF-8.
pub fn tree_of_bytes(bytes: &[u8]) -> Result<Node, Fault> {
    match std::str::from_utf8(bytes) {
        Ok(text) => tree(text),
        Err(error) => Err(Fault::not_utf8(bytes, error.valid_up_to())),
    }
}

/// A list or mapping still open.
struct Open {
    place: Place,
    anchor: usize,
    style: StructureStyle,
    inside: Inside,
}

enum Inside {
    List(Vec<Node>),
    Mapping(Vec<(Node, Node)>, Option<Node>),
}

#[derive(Default)]
struct Builder {
    /// Bytes before the text the parser sees: those of a byte-order mark.
    offset: usize,
    documents: usize,
    open: Vec<Open>,
    anchored: HashMap<usize, Node>,
    nodes: usize,
    text: usize,
    root: Option<Node>,
}

impl Builder {
    fn event(&mut self, event: Event<'_>, span: Span) -> Result<(), Fault> {
        let place = place(&span, self.offset);
        match event {
            Event::DocumentStart(..) => {
                self.documents += 1;
                if self.documents > 1 {
                    return Err(Fault::at(place, msg!("yaml-several-documents")));
                }
            }
            Event::Scalar(text, style, anchor, tag) => {
                let text_tag = self.only_text_tag(tag.as_deref(), &span)?;
                // The parser gives `~` for a scalar that was not written.
                let text = if place.bytes.is_empty() { "".into() } else { text };
                let content = if style == ScalarStyle::Plain && !text_tag {
                    Content::Plain(text.into_owned())
                } else {
                    Content::Quoted(text.into_owned())
                };
                self.finish(Node { content, place }, anchor)?;
            }
            Event::SequenceStart(style, anchor, tag) => {
                self.no_tag(tag.as_deref(), &span)?;
                self.begin(Open { place, anchor, style, inside: Inside::List(Vec::new()) })?;
            }
            Event::MappingStart(style, anchor, tag) => {
                self.no_tag(tag.as_deref(), &span)?;
                self.begin(Open { place, anchor, style, inside: Inside::Mapping(Vec::new(), None) })?;
            }
            Event::SequenceEnd | Event::MappingEnd => {
                if let Some(Open { place: mut whole, anchor, inside, .. }) = self.open.pop() {
                    whole.bytes.end = place.bytes.end.max(whole.bytes.end);
                    let content = match inside {
                        Inside::List(items) => Content::List(items),
                        Inside::Mapping(entries, _) => Content::Mapping(entries),
                    };
                    self.finish(Node { content, place: whole }, anchor)?;
                }
            }
            Event::Alias(anchor) => {
                // An anchor still open stands for a structure that contains itself.
                let Some(found) = self.anchored.get(&anchor) else {
                    return Err(Fault::at(place, msg!("yaml-alias-in-itself")));
                };
                let (nodes, text) = found.weight();
                if self.nodes + nodes > MOST_NODES
                    || self.text + text > MOST_TEXT
                    || self.open.len() + found.depth() > DEEPEST
                {
                    return Err(Fault::at(place, msg!("yaml-too-much")));
                }
                self.nodes += nodes;
                self.text += text;
                let mut copy = found.clone();
                move_to(&mut copy, &place);
                self.finish(copy, 0)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// The innermost bracket still open, with its line.
    fn open_bracket(&self) -> Option<(char, usize)> {
        let open = self.open.iter().rev().find(|open| open.style == StructureStyle::Flow)?;
        let bracket = if matches!(open.inside, Inside::List(_)) { '[' } else { '{' };
        Some((bracket, open.place.line))
    }

    fn begin(&mut self, open: Open) -> Result<(), Fault> {
        if self.open.len() >= DEEPEST {
            return Err(Fault::at(open.place, msg!("yaml-too-much")));
        }
        self.open.push(open);
        Ok(())
    }

    fn finish(&mut self, mut node: Node, anchor: usize) -> Result<(), Fault> {
        self.nodes += 1;
        self.text += node.scalar().map_or(0, str::len);
        if self.nodes > MOST_NODES || self.text > MOST_TEXT {
            return Err(Fault::at(node.place, msg!("yaml-too-much")));
        }
        if anchor != 0 {
            self.anchored.insert(anchor, node.clone());
        }
        match self.open.last_mut().map(|open| &mut open.inside) {
            None => self.root = Some(node),
            Some(Inside::List(items)) => items.push(node),
            Some(Inside::Mapping(entries, key)) => match key.take() {
                None => *key = Some(node),
                Some(key) => {
                    if node.is_empty() {
                        node.place = key.place.clone();
                    }
                    entries.push((key, node));
                }
            },
        }
        Ok(())
    }

    /// Whether the tag says that the scalar is a text; any other tag is refused.
    fn only_text_tag(&self, tag: Option<&Tag>, span: &Span) -> Result<bool, Fault> {
        match tag {
            None => Ok(false),
            Some(tag) if tag.is_yaml_core_schema_tag("str") => Ok(true),
            Some(tag) => Err(self.refused_tag(tag, span)),
        }
    }

    fn no_tag(&self, tag: Option<&Tag>, span: &Span) -> Result<(), Fault> {
        tag.map_or(Ok(()), |tag| Err(self.refused_tag(tag, span)))
    }

    fn refused_tag(&self, tag: &Tag, span: &Span) -> Fault {
        let at = span.tag_span().unwrap_or(*span);
        Fault::at(place(&at, self.offset), msg!("yaml-tag", tag = tag.original()))
    }
}

/// Puts a copy and all within it where its alias stands.
fn move_to(node: &mut Node, place: &Place) {
    node.place = place.clone();
    match &mut node.content {
        Content::Plain(_) | Content::Quoted(_) => {}
        Content::List(items) => items.iter_mut().for_each(|item| move_to(item, place)),
        Content::Mapping(entries) => {
            for (key, value) in entries {
                move_to(key, place);
                move_to(value, place);
            }
        }
    }
}

fn place(span: &Span, offset: usize) -> Place {
    let start = span.start.byte_offset().unwrap_or(0) + offset;
    let end = span.end.byte_offset().unwrap_or(0) + offset;
    Place { line: span.start.line(), column: span.start.col() + 1, bytes: start..end.max(start) }
}

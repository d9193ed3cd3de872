//! Messages in words: looks a [`Message`] up in the French or English files and fills it in.
//!
//! Every text a person reads stands in `src/i18n/<language>/<area>.ftl` (Fluent); a test compares the two
//! key sets with each other and with the keys used in `src/`. Whole pages stand in
//! `src/i18n/<language>/explain/<code>.md`. Arguments may come from strangers, so every
//! text argument is made safe to show here. Not for: choosing what to say, nor printing it.

use crate::message::{Arg, Message};
use crate::untrusted;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use rust_embed::RustEmbed;
use std::cell::OnceCell;

/// A language a person can read the messages in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lang {
    /// French, the default when nothing decides.
    Fr,
    /// English.
    En,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Self; 2] = [Self::Fr, Self::En];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Fr => "fr",
            Self::En => "en",
        }
    }

    /// The language a locale name such as `en_GB.UTF-8` asks for; none for `C`, `POSIX` or another language.
    pub fn from_locale(locale: &str) -> Option<Self> {
        let language = locale.split(['_', '.', '-', '@']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|lang| lang.code() == language)
    }
}

#[derive(RustEmbed)]
#[folder = "src/i18n"]
#[include = "*.ftl"]
#[include = "*/explain/*.md"]
struct Files;

/// The wording of messages in one language. Files are parsed at the first message.
pub struct Wording {
    lang: Lang,
    bundle: OnceCell<FluentBundle<FluentResource>>,
}

impl Wording {
    /// The wording in `lang`.
    pub fn new(lang: Lang) -> Self {
        Self { lang, bundle: OnceCell::new() }
    }

    /// The language of this wording.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The message in words. A key that no file has is shown as itself; the tests leave none.
    pub fn say(&self, message: &Message) -> String {
        let bundle = self.bundle.get_or_init(|| bundle(self.lang));
        let Some(pattern) = bundle.get_message(message.key).and_then(|found| found.value()) else {
            return message.to_string();
        };
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, value) in &message.args {
            args.set(*name, self.value(value));
        }
        let mut unfilled = Vec::new();
        bundle.format_pattern(pattern, Some(&args), &mut unfilled).into_owned()
    }

    /// A text without arguments under a computed key. A key that no file has is shown as itself.
    pub fn text(&self, key: &str) -> String {
        let bundle = self.bundle.get_or_init(|| bundle(self.lang));
        let pattern = bundle.get_message(key).and_then(|found| found.value());
        pattern.map_or_else(
            || key.to_owned(),
            |pattern| bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned(),
        )
    }

    /// Whether the files of this language have this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_or_init(|| bundle(self.lang)).has_message(key)
    }

    fn value<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Text(text) => FluentValue::String(untrusted::visible(text)),
            Arg::Localized { fr, en } => {
                let text = match self.lang {
                    Lang::Fr => fr,
                    Lang::En => en,
                };
                FluentValue::String(untrusted::visible(text))
            }
            // A number is shown as its digits: thousands are not grouped, and plural rules see its value.
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Phrase(phrase) => FluentValue::String(self.say(phrase).into()),
        }
    }
}

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let id = match lang {
        Lang::Fr => unic_langid::langid!("fr"),
        Lang::En => unic_langid::langid!("en"),
    };
    let mut bundle = FluentBundle::new(vec![id]);
    // Isolation marks are invisible characters; our arguments are made visible instead.
    bundle.set_use_isolating(false);
    for (_, text) in sources(lang) {
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        // A key twice keeps the first wording; a test refuses both that and a file with faults.
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// The message files of a language: name and text, in the order of their names. For the tests of the files.
pub fn sources(lang: Lang) -> Vec<(String, String)> {
    let mut names: Vec<_> = Files::iter()
        .filter(|name| name.starts_with(&format!("{}/", lang.code())) && name.ends_with(".ftl"))
        .collect();
    names.sort();
    names
        .into_iter()
        .filter_map(|name| {
            let file = Files::get(&name)?;
            Some((name.to_string(), String::from_utf8_lossy(&file.data).into_owned()))
        })
        .collect()
}

/// The page, in Markdown, that explains a kind of mistake in a language; none where there is no such page.
pub fn page(lang: Lang, code: &str) -> Option<String> {
    let file = Files::get(&format!("{}/explain/{code}.md", lang.code()))?;
    Some(String::from_utf8_lossy(&file.data).into_owned())
}

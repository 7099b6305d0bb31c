package import L10nLocale
package import L10nSource

/// A rule that a team writes in its configuration: a pattern that texts, keys or comments must not have.
package struct CustomRule: Sendable {
    /// What the pattern is looked for in.
    package enum Part: String, Sendable, CaseIterable {
        case text
        case key
        case comment
    }

    /// The name, severity and message as those of other rules.
    package let rule: Rule
    package var part = Part.text
    /// A regular expression in ICU's syntax; a match is a finding.
    package var pattern: Located<String>
    /// Where it matches the same text, nothing is found.
    package var unless: Located<String>?
    /// What the finding says; `{match}` stands for what was found.
    package var message: String
    package var keys: [PathPattern] = []
    package var files: [PathPattern] = []
    package var locales: Set<LanguageTag> = []
    /// Texts that the rule finds something in.
    package var bad: [Located<String>] = []
    /// Texts that it finds nothing in.
    package var good: [Located<String>] = []

    /// Whether it is about a key, a file and a language.
    /// - Parameter file: the path from the configuration's folder.
    package func isAbout(key: String, file: String, locale: LanguageTag) -> Bool {
        (keys.isEmpty || keys.contains { $0.matches(key) })
            && (files.isEmpty || files.contains { $0.matches(file) })
            && (locales.isEmpty || locales.contains(locale.canonical))
    }
}

extension Configuration {
    /// Adds rules; one of the same name replaces that of a configuration that this one builds on.
    mutating func add(_ rules: [CustomRule]) {
        let names = Set(rules.map(\.rule.id))
        customRules = customRules.filter { !names.contains($0.rule.id) } + rules
    }

    /// The rule of that name: one of the catalogue or one of the team's own; nil where there is none.
    package func rule(named name: String) -> Rule? {
        Rule.named(name) ?? customRules.first { $0.rule.id.rawValue == name }?.rule
    }

    /// The names of all rules.
    package var ruleNames: [String] { Rule.all.map(\.id.rawValue) + customRules.map(\.rule.id.rawValue) }
}

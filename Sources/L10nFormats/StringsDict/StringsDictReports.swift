import L10nSource
import L10nStrings

/// The findings about the structure of one `.stringsdict` file, with their words.
struct StringsDictReports {
    private let tree: PropertyListTree
    private(set) var diagnostics: [Diagnostic] = []

    init(_ tree: PropertyListTree) {
        self.tree = tree
    }

    mutating func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    // MARK: Values

    mutating func notATable(_ root: PropertyListNode) {
        add(
            .nonTextValue, "the file holds \(root.described) and no entries; write a '<dict>'",
            root.range, "not-a-dictionary", nil)
    }

    mutating func nonText(_ value: PropertyListNode, of name: String, _ key: String) {
        add(
            .nonTextValue, "\(Wording.quoted(name)) holds \(value.described); a text is expected",
            value.range, "non-string-value", key)
    }

    mutating func duplicate(_ first: StringsDictMember, _ last: StringsDictMember, _ key: String) {
        add(
            .duplicateKey, "\(Wording.quoted(first.name)) is defined again below, which wins; remove one",
            first.entry.key.content, Rule.duplicateKey.id.rawValue, key,
            notes: [DiagnosticNote("this one wins", at: tree.source.span(last.entry.key.content))])
    }

    mutating func unknownMembers(_ members: [StringsDictMember], among known: [String], _ key: String) {
        for member in members {
            // A name that may stand for several is only asked about.
            let near = Suggestions.near(member.name, among: known)
            let advice = Suggestions.question(member.name, among: known) ?? "remove it"
            let name = tree.source.span(member.entry.key.content)
            add(
                .unknownCatalogMember, "unknown member \(Wording.quoted(member.name)); \(advice)",
                member.entry.key.content, "unknown-member", key,
                fixes: near.count == 1 ? [Fix("write '\(near[0])'", .unsafe, edits: [Edit(name, near[0])])] : [])
        }
    }

    // MARK: Rules

    mutating func noRule(_ name: PropertyListNode, _ key: String) {
        entry("\(Wording.quoted(key)) has no NSStringLocalizedFormatKey; add it", name.content, "no-rule", key)
    }

    mutating func mixedRules(_ first: StringsDictMember, _ second: StringsDictMember, _ key: String) {
        entry(
            "\(Wording.quoted(key)) has both \(first.name) and \(second.name); keep one", second.entry.key.content,
            "mixed-rules", key, notes: [DiagnosticNote("the other one", at: tree.source.span(first.entry.key.content))])
    }

    mutating func noVariable(_ format: StringsDictMember, _ key: String) {
        entry(
            "the format of \(Wording.quoted(key)) names no variable; write it into the .strings file",
            format.value.content, "no-variable", key, .warning)
    }

    mutating func missingRuleType(_ variable: StringsDictMember, _ key: String) {
        entry(
            "\(Wording.quoted(variable.name)) has no NSStringFormatSpecTypeKey; add it with 'NSStringPluralRuleType'",
            variable.entry.key.content, "spec-type", key)
    }

    mutating func ruleType(_ type: StringsDictMember, of variable: StringsDictMember, _ key: String) {
        entry(
            "the rule of \(Wording.quoted(variable.name)) is unknown; write 'NSStringPluralRuleType'",
            type.value.content, "spec-type", key)
    }

    mutating func noDictionary(_ rule: StringsDictMember, _ key: String) {
        entry("\(rule.name) holds \(rule.value.described); write a '<dict>'", rule.value.range, "no-rule", key)
    }

    mutating func emptyRule(_ rule: StringsDictMember, _ key: String) {
        entry("\(rule.name) holds no text; add one", rule.entry.key.content, "no-rule", key)
    }

    mutating func nestedDevice(_ rule: StringsDictMember, _ key: String) {
        entry("a device cannot vary by device again; write the text", rule.entry.key.content, "mixed-rules", key)
    }

    mutating func legacyWidths(_ rule: StringsDictMember, _ key: String) {
        entry(
            "texts by width are a legacy form that String Catalogs lack; vary by device instead",
            rule.entry.key.content,
            "width-legacy", key, .note)
    }

    mutating func widthKey(_ member: StringsDictMember, _ key: String) {
        entry(
            "\(Wording.quoted(member.name)) is no width; write a whole number", member.entry.key.content, "width-key",
            key)
    }

    mutating func duplicateWidth(_ member: StringsDictMember, _ other: StringsDictMember, _ key: String) {
        entry(
            "\(Wording.quoted(member.name)) and \(Wording.quoted(other.name)) are the same width; remove one",
            member.entry.key.content, "duplicate-width", key,
            notes: [DiagnosticNote("the other one", at: tree.source.span(other.entry.key.content))])
    }

    private mutating func entry(
        _ message: String, _ range: SourceRange, _ cause: String, _ key: String, _ severity: Severity = .error,
        notes: [DiagnosticNote] = []
    ) {
        add(.invalidStringsdictEntry.at(severity), message, range, cause, key, notes: notes)
    }

    private mutating func add(
        _ rule: Rule, _ message: String, _ range: SourceRange, _ cause: String, _ key: String?,
        notes: [DiagnosticNote] = [], fixes: [Fix] = []
    ) {
        diagnostics.append(
            Diagnostic(
                rule, message, at: tree.source.span(range), cause: cause, subject: Subject(key: key),
                notes: notes, fixes: fixes))
    }
}

import L10nCatalog
import L10nProject
import L10nSource
import L10nUsage

/// A key that code asks for and no table has.
enum UndefinedKey: UsageRule {
    static let rule = Rule.undefinedKey

    static var examples: RuleExamples {
        RuleExamples(
            bad: UsageExample.files(
                #""search.prompt" = "Search";"#, #"let hint = NSLocalizedString("serach.prompt", comment: "")"#),
            good: UsageExample.files(
                #""search.prompt" = "Search";"#, #"let hint = NSLocalizedString("search.prompt", comment: "")"#))
    }

    static func check(_ usage: ProjectUsage, of project: Project, into findings: inout Findings) {
        let undefined = UndefinedKeys(usage, project)
        var advice = KeyAdvice(usage.index.tables)
        var missing: [String: [UndefinedKeys.Group]] = [:]
        for group in undefined.groups
        where project.isRequested(group.use.span.file) && !readsWell(group, &advice) {
            guard let table = group.missingTable else {
                findings.add(finding(group, &advice))
                continue
            }
            missing[table, default: []].append(group)
        }
        for (table, groups) in missing {
            var found = groups.count == 1 ? finding(groups[0], &advice) : lackOfTable(table, groups)
            // A build may fetch this one.
            if table == UndefinedKeys.usualTable { found.severity = .warning }
            findings.add(found)
        }
    }
}

extension UndefinedKey {
    fileprivate static func finding(_ group: UndefinedKeys.Group, _ advice: inout KeyAdvice) -> Diagnostic {
        var notes = group.places.dropFirst().prefix(3).map { DiagnosticNote("also here", at: $0) }
        if group.places.count > 4 { notes.append(DiagnosticNote("and at \(group.places.count - 4) more places")) }
        let table: String? = if case .named(let name) = group.use.table { name } else { nil }
        let mayBeText = mayBeText(group) && advice.holdsTexts(table)
        return Diagnostic(
            mayBeText ? rule.at(.warning) : severity(group), message(group, table, &advice), at: group.use.span,
            subject: Subject(table: table, key: group.key), notes: notes)
    }

    /// Whether all that a key stands for is its own text, and nobody reads another language: no table has one that it is near.
    fileprivate static func readsWell(_ group: UndefinedKeys.Group, _ advice: inout KeyAdvice) -> Bool {
        guard group.isInOneLanguage, group.twin == nil, group.otherBundle == nil, KeyShape(group.key) == .text,
            group.missingTable == nil || group.missingTable == UndefinedKeys.usualTable
        else { return false }
        let table: String? = if case .named(let name) = group.use.table { name } else { nil }
        return advice.text(group.key, table) == nil
    }

    /// Whether a key that looks like a name may be a text all the same, as `mg/dL` is.
    private static func mayBeText(_ group: UndefinedKeys.Group) -> Bool {
        group.use.isImplicit || !group.key.contains(where: { $0 == "." || $0 == "_" })
    }

    /// A table that is not there is one mistake, however many keys are looked up in it.
    fileprivate static func lackOfTable(_ table: String, _ groups: [UndefinedKeys.Group]) -> Diagnostic {
        let others = groups.dropFirst().prefix(3)
        var notes = others.map { DiagnosticNote("\(Wording.quoted($0.key)) is looked up here", at: $0.use.span) }
        if groups.count > 4 { notes.append(DiagnosticNote("and \(groups.count - 4) more keys")) }
        let isStuck = groups.contains { severity($0).severity == rule.severity }
        return Diagnostic(
            isStuck ? rule : rule.at(.warning),
            "\(Wording.quoted(groups[0].key)) and \(Wording.count(groups.count - 1, "other key", "other keys")) are looked up in "
                + "table \(Wording.quoted(table)), which does not exist; add it",
            at: groups[0].use.span, subject: Subject(table: table, key: groups[0].key), notes: notes)
    }

    /// Whoever reads a name in place of a text is stuck; a text in another language can still be made out.
    private static func severity(_ group: UndefinedKeys.Group) -> Rule {
        if group.use.hasDefault || group.otherBundle != nil { return rule.at(.warning) }
        switch KeyShape(group.key) {
        case .identifier where group.use.isTextWithValues: return rule.at(.warning)
        case .identifier, .interfaceObject: return rule
        case .word, .text: return rule.at(.warning)
        }
    }

    private static func message(_ group: UndefinedKeys.Group, _ table: String?, _ advice: inout KeyAdvice) -> String {
        let key = Wording.quoted(group.key)
        if let twin = group.twin {
            return
                "\(key) is asked for here, and the table has \(Wording.quoted(twin)); make the types of the values agree"
        }
        if let other = group.otherBundle {
            return "\(key) is not in the table of this module, and \(Wording.quoted(other)) has it; add it here"
        }
        let place = table.flatMap { $0 == UndefinedKeys.usualTable ? nil : "not in table \(Wording.quoted($0))" }
        let what = advice.text(group.key, table) ?? "add it to a table"
        return "\(key) is used here but \(place ?? "defined nowhere"); \(what)"
    }
}

/// What to do about keys that are not there.
private struct KeyAdvice {
    private let tables: [UsedTable]
    private var suggestions: [String: Suggestions] = [:]
    private var shapes: [String: Bool] = [:]
    /// The first table that has a key.
    private let tableOfKeys: [String: String]

    init(_ tables: [UsedTable]) {
        self.tables = tables
        // Only the system looks into the settings of an app.
        tableOfKeys = Dictionary(
            tables.filter { PathText.name(of: $0.bundle) != "Settings.bundle" }
                .flatMap { table in table.keys.map { ($0, table.name) } }, uniquingKeysWith: { first, _ in first })
    }

    /// Nil where no table has anything like the key.
    mutating func text(_ key: String, _ table: String?) -> String? {
        if let other = tableOfKeys[key], other != table { return "name table \(Wording.quoted(other))" }
        // No table has an empty name, which stands for all tables here.
        let name = table ?? ""
        if suggestions[name] == nil {
            suggestions[name] = Suggestions(
                tables.lazy.filter { table == nil || $0.name == table }.flatMap(\.keys)
                    .filter { KeyShape($0) != .interfaceObject })
        }
        return suggestions[name]?.question(key, within: Self.distance(key))
    }

    /// Whether most keys of a table are texts.
    mutating func holdsTexts(_ table: String?) -> Bool {
        let name = table ?? ""
        if let known = shapes[name] { return known }
        let keys = tables.lazy.filter { table == nil || $0.name == table }.flatMap(\.keys)
        let names = keys.count { KeyShape($0) == .identifier }
        shapes[name] = names * 4 < keys.count
        return names * 4 < keys.count
    }

    /// How far a misspelling may be away. Names are made up to differ in a few letters; texts of so few letters in common
    /// say something else, and a short one with a capital letter is a text: `Now` is not `New`.
    private static func distance(_ key: String) -> Int {
        switch KeyShape(key) {
        case .identifier, .interfaceObject: min(3, 1 + key.count / 8)
        case .word, .text: key.count < 8 && key.first?.isUppercase == true ? 0 : min(3, 1 + key.count / 16)
        }
    }
}

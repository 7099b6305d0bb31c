import L10nSource

/// The findings of one rule, as a folded report shows them (AD-71).
struct FindingGroup {
    /// Findings about one key, token or state view: in many languages and brands they are one place.
    struct Place {
        /// The worst of them, of equals the first.
        private(set) var first: Finding
        private(set) var count = 1
        /// Empty while there is one finding, as in most places.
        private var locales: Set<String> = []
        private var brands: Set<String> = []

        init(_ first: Finding) { self.first = first }

        mutating func add(_ finding: Finding) {
            if count == 1 { note(first.diagnostic.subject) }
            note(finding.diagnostic.subject)
            count += 1
            if finding.diagnostic.severity > first.diagnostic.severity { first = finding }
        }

        private mutating func note(_ subject: Subject) {
            if let locale = subject.locale { locales.insert(locale) }
            if let brand = subject.brand { brands.insert(brand) }
        }

        /// ` (+32 languages)`; empty for one finding.
        var rest: String {
            let more = count - 1
            if more == 0 { return "" }
            if locales.count == count { return " (+\(Wording.count(more, "language", "languages")))" }
            if brands.count == count { return " (+\(Wording.count(more, "brand", "brands")))" }
            return " (+\(Wording.count(more, "finding", "findings")))"
        }
    }

    /// What makes findings of a rule one place.
    private enum Identity: Hashable {
        case subject(table: String?, key: String?, tokenPath: String?, stateView: String?)
        case alone(Int)
    }

    /// Where findings are counted: a table in one language.
    private struct Row: Hashable {
        let table: String?
        let locale: String?
    }

    static let mostPlaces = 3
    private static let mostTables = 3
    private static let mostLanguages = 8

    let rule: String
    private(set) var numbers = FindingNumbers()
    private(set) var places: [Place] = []
    private var identities: [Identity: Int] = [:]
    private var rows: [Row: Int] = [:]
    /// Of the findings that no table holds.
    private var files: Set<String> = []

    init(rule: String) { self.rule = rule }

    mutating func add(_ finding: Finding) {
        let subject = finding.diagnostic.subject
        numbers.add(finding)
        if subject.table == nil { files.insert(finding.diagnostic.span.file) }
        rows[Row(table: subject.table, locale: subject.locale), default: 0] += 1
        let identity = identity(of: subject)
        if let index = identities[identity] {
            places[index].add(finding)
        } else {
            identities[identity] = places.count
            places.append(Place(finding))
        }
    }

    private func identity(of subject: Subject) -> Identity {
        let isNamed = subject.key != nil || subject.tokenPath != nil || subject.stateView != nil
        guard isNamed else { return .alone(numbers.count) }
        return .subject(
            table: subject.table, key: subject.key, tokenPath: subject.tokenPath, stateView: subject.stateView)
    }

    /// `missing-translation: 66 errors in 1 table, 33 languages`.
    var headLine: String {
        let tables = Set(rows.keys.compactMap(\.table)).count
        let locales = Set(rows.keys.compactMap(\.locale)).count
        let scope = [
            tables == 0 ? Wording.count(files.count, "file", "files") : Wording.count(tables, "table", "tables"),
            locales == 0 ? "" : Wording.count(locales, "language", "languages"),
        ]
        let fixes = numbers.fixable == 0 ? "" : "; \(Wording.count(numbers.fixable, "safe fix", "safe fixes"))"
        return "\(TerminalText.escaped(rule)): \(numbers.text) in "
            + scope.filter { !$0.isEmpty }.joined(separator: ", ") + fixes
    }

    /// `Localizable 19461: es-MX 1265, ml 1223 and 30 languages more`, the fullest tables first.
    var tableRows: [String] {
        var tables: [String: (count: Int, languages: [(name: String, count: Int)])] = [:]
        for (row, count) in rows {
            guard let table = row.table else { continue }
            tables[table, default: (0, [])].count += count
            if let locale = row.locale { tables[table, default: (0, [])].languages.append((locale, count)) }
        }
        let fullest = tables.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(Self.mostTables)
        return fullest.map { name, table in
            let ranked = table.languages.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
            let shown = ranked.prefix(Self.mostLanguages).map { "\(TerminalText.escaped($0.name)) \($0.count)" }
            let left = ranked.count - shown.count
            let more = left == 0 ? "" : " and \(Wording.count(left, "language", "languages")) more"
            let languages = shown.isEmpty ? "" : ": " + shown.joined(separator: ", ") + more
            return "\(TerminalText.escaped(name)) \(table.count)\(languages)"
        }
    }

    /// The group with its worst places first: what fails a run is not to hide behind what does not.
    func ranked() -> FindingGroup {
        var group = self
        group.places = Severity.allCases.sorted(by: >).flatMap { severity in
            places.filter { $0.first.diagnostic.severity == severity }
        }
        return group
    }

    /// The findings that the first places do not stand for.
    func rest(behind shown: Int) -> Int {
        numbers.count - places.prefix(shown).reduce(0) { $0 + $1.count }
    }
}

/// How many findings there are, by severity, and how many of them have a safe fix.
struct FindingNumbers {
    private(set) var errors = 0
    private(set) var warnings = 0
    private(set) var notes = 0
    private(set) var fixable = 0

    var count: Int { errors + warnings + notes }

    /// `2 errors, 1 warning`.
    var text: String {
        let parts = [
            (errors, "error", "errors"), (warnings, "warning", "warnings"), (notes, "note", "notes"),
        ]
        return parts.filter { $0.0 > 0 }.map { Wording.count($0, $1, $2) }.joined(separator: ", ")
    }

    mutating func add(_ finding: Finding) {
        switch finding.diagnostic.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
        if finding.fixability == .safe { fixable += 1 }
    }
}

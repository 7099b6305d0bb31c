import L10nChecks
import L10nSource
import L10nUsage

/// The keys of a project for people.
struct KeyReportText {
    private(set) var text = ""
    private let places: PlaceText
    /// So many places of a key are told.
    private static let mostPlaces = 5

    init(_ report: KeyReport, _ places: PlaceText) {
        self.places = places
        for table in report.tables {
            let folder = table.bundle.isEmpty ? "" : " in \(Wording.visible(table.bundle))"
            head("\(Wording.visible(table.name))\(folder): \(Wording.count(table.keys.count, "key", "keys"))")
            for key in table.keys { add(key) }
        }
        if !report.undefined.isEmpty {
            head("In no table: \(Wording.count(report.undefined.count, "key", "keys"))")
            for group in report.undefined {
                line(Wording.visible(group.key))
                list(group.places.map { "\(group.use.way)  \(places.text($0))" })
            }
        }
        if !report.dynamic.isEmpty {
            head("Known at run time: \(Wording.count(report.dynamic.count, "look-up", "look-ups"))")
            for lookup in report.dynamic { line("\(lookup.way)  \(places.text(lookup.span))") }
        }
    }

    private mutating func add(_ key: KeyReport.Key) {
        switch key.standing {
        case .used: line(Wording.visible(key.name))
        case .named(let reason): line("\(Wording.visible(key.name))  (\(reason))")
        case .mentioned, .unused: line("\(Wording.visible(key.name))  (\(key.standing.name))")
        case .unjudged(let reason): line("\(Wording.visible(key.name))  (not judged: \(reason))")
        }
        list(key.standing.uses.map { "\($0.way)  \(places.text($0.span))" })
    }

    private mutating func head(_ title: String) { text += (text.isEmpty ? "" : "\n") + title + "\n" }

    private mutating func line(_ line: String) { text += "  \(line)\n" }

    private mutating func list(_ lines: [String]) {
        for line in lines.prefix(Self.mostPlaces) { text += "      \(line)\n" }
        if lines.count > Self.mostPlaces { text += "      and \(lines.count - Self.mostPlaces) more\n" }
    }
}

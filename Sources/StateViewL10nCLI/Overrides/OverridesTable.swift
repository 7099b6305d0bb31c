import L10nCatalog
import L10nLocale
import L10nProject
import L10nReporting
import L10nSource
import StateViews

/// The overrides of a project in rows and columns.
struct OverridesTable {
    private let report: OverrideReport
    private let places: PlaceText
    /// The most cells of a text.
    private static let longest = 36

    init(_ report: OverrideReport, _ places: PlaceText) {
        self.report = report
        self.places = places
    }

    var text: String {
        var sections = report.views.map(table)
        if sections.isEmpty { sections.append("nothing overrides a text of a state view; '--all' lists all of them\n") }
        if !report.dead.isEmpty {
            sections.append("never seen\n" + report.dead.map(lines).joined())
        }
        return sections.joined(separator: "\n")
    }

    // MARK: Views

    private func table(_ view: OverrideReport.View) -> String {
        // Layers of other brands take no part in a row; all of them are columns.
        var layers: [String] = []
        for text in view.texts {
            var last = 0
            for cell in text.cells {
                if let index = layers.firstIndex(of: cell.layer) {
                    last = index + 1
                } else {
                    layers.insert(cell.layer, at: last)
                    last += 1
                }
            }
        }
        let own = view.texts.contains { Self.own($0) != nil } ? ["  the view"] : []
        let head = ["role", "key", "locale", "brand"] + own + layers.map { "  " + Wording.visible($0) }
        let rows = view.texts.map { text in
            [
                text.role.name, Self.short(text.key), text.reader.locale.description,
                text.reader.brand.map { Wording.visible($0) } ?? "-",
            ] + own.map { _ in Self.own(text) ?? "" }
                + layers.map { name in text.cells.first { $0.layer == name }.map { Self.cell($0, text) } ?? "" }
        }
        let widths = head.indices.map { column in ([head] + rows).map { Self.width($0[column]) }.max() ?? 0 }
        let lines = ([head] + rows).map { row in
            "  "
                + zip(row, widths).map { $0 + String(repeating: " ", count: $1 - Self.width($0)) }
                .joined(separator: "  ").trimmingTrailingSpaces + "\n"
        }
        return "\(view.id) (\(view.kind.rawValue))\n" + lines.joined()
    }

    /// The text that a view sets itself; nil where it looks one up.
    private static func own(_ text: StateViewOverrides.Text) -> String? {
        switch text.source {
        case .literal(let literal, _): "* " + shortened(literal)
        case .none: "* left out"
        case .key(let key, _, _): key == text.key ? nil : "* " + short(key)
        case .inherit: nil
        }
    }

    private static func cell(_ cell: StateViewOverrides.Cell, _ text: StateViewOverrides.Text) -> String {
        let mark =
            switch cell.outcome {
            case .wins: "* "
            case .loses: "  "
            case .hidden: "x "
            case .untranslated: "? "
            case .absent: ""
            }
        let language = cell.language.map { $0 == text.reader.locale ? "" : " (\($0))" } ?? ""
        guard let shown = cell.text else { return cell.outcome == .absent ? "" : mark + "not translated" + language }
        return mark + shortened(shown) + language
    }

    /// The text on one line, cut at the most cells, and isolated where it could move its neighbours.
    private static func shortened(_ text: String) -> String {
        var result = ""
        var used = 0
        for character in text {
            let visible = Wording.visible(String(character))
            let cells = CellText.width(of: visible)
            if used + cells > longest - 1 {
                result += "\u{2026}"
                break
            }
            result += visible
            used += cells
        }
        guard result.unicodeScalars.contains(where: { CellText.isRightToLeft($0) }) else { return result }
        return "\u{2068}\(result)\u{2069}"
    }

    /// Isolates take no cells.
    private static func width(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + ($1.properties.isBidiControl ? 0 : CellText.width(of: $1)) }
    }

    private static func short(_ key: String) -> String {
        key.hasPrefix(DefaultKeys.prefix) ? String(key.dropFirst(DefaultKeys.prefix.count)) : Wording.visible(key)
    }

    // MARK: Overrides that nobody sees

    private func lines(_ dead: DeadOverride) -> String {
        "  \(Wording.visible(dead.key)) in \(dead.language), \(LookupText.origin(dead.layer, dead.layerKind)), "
            + "\(places.text(dead.span))\n    \(reason(dead))\n"
    }

    private func reason(_ dead: DeadOverride) -> String {
        switch dead.reason {
        case .ownTexts(let owners):
            let names = owners.map { "\(Wording.quoted($0.id)) its \($0.role.name)" }
            return "every view of the documents that could show it sets its own text: " + Wording.list(names)
        case .replaced(let layer, let span):
            return "the layer \(Wording.visible(layer)) replaces it for every reader, at \(places.text(span))"
        case .unusedKind(let kind): return "there is no state view of kind \(kind.rawValue)"
        case .unreadTable: return "look-ups do not read the table \(Wording.quoted(dead.table))"
        }
    }
}

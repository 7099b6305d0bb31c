import L10nExchange
import L10nLocale
import L10nReporting
import L10nSource

/// The figures of `status` in rows and columns.
struct StatusTable {
    /// How a table looks on a terminal.
    struct Style {
        /// The width of the terminal; nil where nobody would see bars.
        var columns: Int?
        var hasColor = false
    }

    private struct Row {
        var names: [String]
        var count: TextCount
    }

    private let rows: [Row]
    private let nameHeads: [String]
    private static let figureHeads = ["done %", "translated", "review", "machine", "new", "missing", "stale", "total"]

    init(_ coverage: TextCoverage, showsTables: Bool) {
        nameHeads = ["locale", "layer"] + (showsTables ? ["table"] : [])
        rows = coverage.languages.flatMap { Self.rows(of: $0, showsTables: showsTables) }
    }

    /// A row for each language, and one for each of its layers or tables where it has several.
    private static func rows(of language: TextCoverage.Language, showsTables: Bool) -> [Row] {
        let parts = language.layers.flatMap { layer in
            let name = layer.isEmbedded ? "\(layer.name) (built in)" : layer.name
            guard showsTables else { return [Row(names: [name], count: layer.count)] }
            return layer.tables.map { table in
                Row(names: [name, PathText.join(table.bundle, table.name)], count: table.count)
            }
        }
        let tag = language.tag.description
        let all = Row(names: parts[0].names.map { _ in "all" }, count: language.count)
        return (parts.count == 1 ? parts : [all] + parts).map { row in
            Row(names: [tag] + row.names.map(Wording.visible), count: row.count)
        }
    }

    private static let nothing = "there is nothing to translate; add a language folder, or name one with --locale\n"

    func text(_ style: Style) -> String {
        guard !rows.isEmpty else { return Self.nothing }
        let widths = nameHeads.indices.map { column in
            max(nameHeads[column].count, rows.map { CellText.width(of: $0.names[column]) }.max() ?? 0)
        }
        func line(_ names: [String], _ figures: [String], _ bar: String = "") -> String {
            let cells =
                zip(names, widths).map { CellText.padded($0, to: $1) }
                + zip(figures, Self.figureHeads).map { CellText.aligned($0, right: $1.count) }
            return cells.joined(separator: "  ") + bar + "\n"
        }
        let used = (widths + Self.figureHeads.map(\.count)).reduce(0) { $0 + $1 + 2 }
        let bar = style.columns.flatMap { StatusBar(cells: $0 - used, hasColor: style.hasColor) }
        return line(nameHeads, Self.figureHeads)
            + rows.map { row in
                line(row.names, Self.figures(row.count), bar.map { "  " + $0.text(row.count) } ?? "")
            }.joined()
    }

    /// A table of GitHub Flavored Markdown.
    var markdown: String {
        guard !rows.isEmpty else { return Self.nothing }
        func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
        return line(nameHeads + Self.figureHeads)
            + line(nameHeads.map { _ in "---" } + Self.figureHeads.map { _ in "---:" })
            + rows.map { line($0.names.map(Self.escaped) + Self.figures($0.count)) }.joined()
    }

    /// The text with everything that Markdown would take for its own behind a backslash.
    private static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if "\\`*_[]<>|&~".unicodeScalars.contains(scalar) { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }

    private static func figures(_ count: TextCount) -> [String] {
        let numbers = [
            count.translated, count.needsReview, count.machineTranslated, count.new, count.missing, count.stale,
            count.total,
        ]
        return [percent(count)] + numbers.map(String.init)
    }

    /// The share that is translated, such as `99.9`.
    static func percent(_ count: TextCount) -> String { "\(count.permille / 10).\(count.permille % 10)" }
}

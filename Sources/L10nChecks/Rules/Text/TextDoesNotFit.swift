import DesignTokens
import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks
import StateViewLayout
import TextShaping

/// A text that has more lines, or is wider, than the room that the configuration gives its key.
enum TextDoesNotFit: TableRule {
    static let rule = Rule.textDoesNotFit

    static var examples: RuleExamples {
        let configuration = RuleExample(
            "stateview-l10n.json",
            "{ \"limits\": { \"points\": [{ \"keys\": [\"*.button\"], \"style\": \"body\", \"width\": 120 }] } }\n")
        let source = RuleExample("en.lproj/Localizable.strings", "\"retry.button\" = \"Try again\";\n")
        return RuleExamples(
            bad: [
                configuration, source,
                RuleExample("de.lproj/Localizable.strings", "\"retry.button\" = \"Noch einmal versuchen\";\n"),
            ],
            good: [
                configuration, source,
                RuleExample("de.lproj/Localizable.strings", "\"retry.button\" = \"Wiederholen\";\n"),
            ])
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        let rooms = site.project.configuration.limits.points
        let source = site.table.source.flatMap { $0.hasRooms ? $0 : nil }
        guard !rooms.isEmpty || source != nil,
            let measurer = ShapedTextMeasurer(FontLibrary(site.project.fonts))
        else { return }
        for id in site.table.keys.ids {
            let key = site.table.keys[id]
            var rooms = rooms.filter { $0.keys.isEmpty || $0.keys.contains { $0.matches(key) } }
            if let source, let entry = source.entry(for: id), let comment = source.fragment.comment(of: entry) {
                switch CommentRoom(comment) {
                case .room(let room): rooms.append(room)
                case .unknown(let word):
                    findings.add(
                        Diagnostic(
                            rule, "\(Wording.quoted(word)) of the comment's room is unknown; \(syntax)",
                            at: source.fragment.source.span(entry.keyRange),
                            subject: site.subject(key: id, column: source)))
                case nil: break
                }
            }
            guard !rooms.isEmpty, site.notations?.notation(of: id) != .icu else { continue }
            for column in site.table.columns {
                guard let entry = column.entry(for: id), entry.isUsable else { continue }
                let excess = column.fragment.shown(of: entry).flatMap { entry in
                    let text = withoutPlaceholders(column.fragment.text(of: entry))
                    return rooms.flatMap { room in
                        room.sizes.compactMap { Excess(text, column.tag, room, $0, measurer) }.map { (entry, $0) }
                    }
                }
                guard let (shown, worst) = excess.max(by: { $0.1.extent < $1.1.extent }) else { continue }
                findings.add(
                    Diagnostic(
                        rule, worst.message, at: column.fragment.source.span(shown.textRange),
                        subject: site.subject(key: id, column: column), notes: [DiagnosticNote(worst.note)]))
            }
        }
    }

    private static let syntax = "write it as in '[max 280pt body 1 line at L XXXL]'"

    /// What is too wide without the values is too wide with them.
    private static func withoutPlaceholders(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var end = 0
        for placeholder in PlaceholderReading(bytes.span, notation: .printf).placeholders {
            result += bytes[end..<Int(placeholder.range.lower)]
            end = Int(placeholder.range.upper)
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }

    /// How much too large a text is for a room at a text size.
    private struct Excess {
        let extent: Double
        let message: String
        let note: String

        init?(
            _ text: String, _ tag: LanguageTag, _ room: Configuration.Limits.Room, _ size: SizeCategory,
            _ measurer: ShapedTextMeasurer
        ) {
            let metrics = DynamicType.metrics(room.style, at: size)
            let style = FontStyle(
                families: [room.style.rawValue, "system-ui"], size: metrics.size,
                weight: room.style == .headline ? 600 : 400, lineHeight: metrics.leading / metrics.size)
            let measured = measurer.measured(text, language: tag, direction: tag.direction, style: style)
            let width = Double(room.width)
            // Lines are broken in a room without the margin, which their widths are told with.
            let cap = width / ViewMeasuring.margin
            let wrapped = WrappedText(measured, size: metrics.size, cap: cap, wordCap: .infinity)
            // A word is never broken, so that one that is too long shows in the width.
            let widest = (wrapped.lines.map(\.width).max() ?? 0) * ViewMeasuring.margin
            // Widths are sums of fractions, which are not exact to the last bit.
            guard wrapped.lines.count > room.lines || widest > width + 1e-6 else { return nil }
            let whole = WrappedText(measured, size: metrics.size, cap: .infinity, wordCap: .infinity).width
            let isOneLine = room.lines == 1 && wrapped.lines.count > 0
            let points = Int(((isOneLine ? whole * ViewMeasuring.margin : widest)).rounded(.up))
            extent =
                isOneLine ? Double(points) / width : Double(wrapped.lines.count) / Double(room.lines) + widest / width
            message =
                isOneLine || wrapped.lines.count <= room.lines
                ? "'\(tag)' is \(points) pt wide at \(size.rawValue), and \(room.width) pt are there; shorten it"
                : "'\(tag)' takes \(wrapped.lines.count) lines of \(room.width) pt at \(size.rawValue), at most "
                    + "\(room.lines); shorten it"
            note =
                measured.fonts.first.map {
                    "measured as \(room.style.rawValue) with \($0.family), \($0.version), with a margin of 5 %"
                } ?? "measured as \(room.style.rawValue)"
        }
    }
}

extension CatalogColumn {
    /// Whether a comment may name a room: nothing else is looked at in files without one.
    fileprivate var hasRooms: Bool {
        let opening = Array(CommentRoom.opening.utf8)
        let bytes = fragment.source.bytes
        var start = bytes.startIndex
        while let found = bytes[start...].firstIndex(of: opening[0]) {
            if bytes[found...].starts(with: opening) { return true }
            start = found + 1
        }
        return false
    }
}

import L10nCatalog
import L10nSource
import L10nXML

/// How the units of a file are laid out, taken from one of them, so that a new one looks like its neighbours.
struct XLIFFUnitStyle {
    /// What stands between two units.
    private var unitGap: String
    /// What stands before each part of a unit.
    private var partGap: String
    /// What stands before the end tag of a unit.
    private var endGap: String
    /// What closes a body that was empty, behind its last unit.
    private(set) var ending = ""
    /// The prefix of names, with its colon.
    private var prefix: String

    /// The style of a unit.
    init(of unit: XMLElementNode, _ file: SourceFile) {
        unitGap = Self.gap(before: Int(unit.range.lower), in: file)
        let inner = Self.isLine(unitGap) ? unitGap + "  " : ""
        let first = unit.children.first { _ in true }
        partGap = first.map { Self.gap(before: Int($0.range.lower), in: file) } ?? inner
        endGap = first == nil ? unitGap : Self.gap(before: Int(unit.contentRange.upper), in: file)
        prefix = unit.prefix.map { $0 + ":" } ?? ""
    }

    /// The style of the first unit of a body.
    init(in body: XMLElementNode, _ file: SourceFile) {
        let gap = Self.gap(before: Int(body.range.lower), in: file)
        let step = Self.isLine(gap) ? "  " : ""
        unitGap = gap + step
        partGap = unitGap + step
        endGap = unitGap
        prefix = body.prefix.map { $0 + ":" } ?? ""
        if body.isSelfClosing { ending = "\(gap)</\(prefix)body>" } else if body.contentRange.isEmpty { ending = gap }
    }

    /// The start of the white space before a place, at most one line of it.
    static func gapStart(before place: Int, in file: SourceFile) -> Int {
        let bytes = file.bytes
        var start = place
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        if start > 0, bytes[start - 1] == 0x0A { start -= 1 }
        if start > 0, bytes[start - 1] == 0x0D { start -= 1 }
        return start
    }

    static func gap(before place: Int, in file: SourceFile) -> String {
        file.text(SourceRange(gapStart(before: place, in: file)..<place))
    }

    private static func isLine(_ gap: String) -> Bool { gap.utf8.contains { $0 == 0x0A || $0 == 0x0D } }

    /// A unit with the gap before it.
    func markup(of unit: ExchangeUnit, in format: (any ExchangedCatalogFormat.Type)?) -> String {
        let names = XLIFFExchangedUnits([unit], in: format)
        var markup = "\(unitGap)<\(prefix)trans-unit id=\"\(Self.attribute(unit.id.text(in: format) ?? unit.id.key))\""
        if let length = unit.maximumLength { markup += " maxwidth=\"\(length)\" size-unit=\"char\"" }
        // As Xcode writes every unit; without it a tool may join or drop the white space of texts.
        markup += " xml:space=\"preserve\">"
        if let source = unit.source { markup += part("source", source, []) }
        if let target = unit.target {
            let state = names.stateNames(unit.state)
            let attributes = [("state", state?.state.rawValue), ("state-qualifier", state?.qualifier)]
            markup += part("target", target, attributes)
        }
        // Xcode writes an empty note where there is none.
        for note in unit.notes.isEmpty ? [ExchangeNote("")] : unit.notes {
            markup += part("note", note.text, [("from", note.author)])
        }
        return markup + "\(endGap)</\(prefix)trans-unit>"
    }

    /// A part of a unit with the gap before it.
    func part(_ name: String, _ text: String, _ attributes: [(name: String, value: String?)]) -> String {
        partGap + element(name, text, attributes)
    }

    /// An element with a text; one tag without.
    private func element(_ name: String, _ text: String, _ attributes: [(name: String, value: String?)]) -> String {
        var tag = "<" + prefix + name
        for case (let name, let value?) in attributes { tag += " \(name)=\"\(Self.attribute(value))\"" }
        return text.isEmpty ? tag + "/>" : "\(tag)>\(Self.content(text))</\(prefix)\(name)>"
    }

    static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

    static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        var bytes: [UInt8] = []
        XLIFFCharacters.append(text, isAttribute: isAttribute, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

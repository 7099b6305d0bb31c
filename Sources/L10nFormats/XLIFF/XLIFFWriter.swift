import L10nSyntax

/// Writes documents as Xcode does, byte for byte. Equal documents give equal bytes.
package struct XLIFFWriter {
    private var bytes: [UInt8] = []

    package static func bytes(of document: XLIFFDocument) -> [UInt8] {
        var writer = XLIFFWriter()
        writer.write(document)
        return writer.bytes
    }

    /// Whether XML can hold the text: most control characters have no place in it, not even as references.
    /// Source: XML 1.0, 2.2.
    package static func canHold(_ text: String) -> Bool { firstForbidden(in: text) == nil }

    static func firstForbidden(in text: String) -> Unicode.Scalar? {
        let bytes = Array(text.utf8)
        guard ByteSearch.firstMarkup(in: bytes.span, from: 0) < bytes.count else { return nil }
        return text.unicodeScalars.first { !isAllowed($0) }
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    private mutating func write(_ document: XLIFFDocument) {
        add(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="\(XLIFFReader.namespace)" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
            version="1.2" xsi:schemaLocation="\(XLIFFReader.namespace) \
            http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

            """)
        for file in document.files { write(file) }
        add("</xliff>\n")
    }

    private mutating func write(_ file: XLIFFFile) {
        add("  <file")
        attribute("original", file.original)
        attribute("source-language", file.sourceLanguage)
        if let language = file.targetLanguage { attribute("target-language", language) }
        attribute("datatype", file.dataType)
        add(">\n")
        if let tool = file.tool { write(tool) }
        bytes.reserveCapacity(bytes.count + 320 * file.units.count)
        if file.units.isEmpty {
            add("    <body/>\n")
        } else {
            add("    <body>\n")
            for unit in file.units { write(unit) }
            add("    </body>\n")
        }
        add("  </file>\n")
    }

    private mutating func write(_ tool: XLIFFTool) {
        add("    <header>\n      <tool")
        attribute("tool-id", tool.id)
        attribute("tool-name", tool.name)
        if let version = tool.version { attribute("tool-version", version) }
        if let build = tool.build { attribute("build-num", build) }
        add("/>\n    </header>\n")
    }

    private mutating func write(_ unit: XLIFFUnit) {
        bytes += Markup.unit
        append(unit.id, isAttribute: true)
        if !unit.isTranslatable || unit.maximumLength != nil {
            add("\"")
            if !unit.isTranslatable { attribute("translate", "no") }
            if let length = unit.maximumLength {
                attribute("maxwidth", String(length))
                attribute("size-unit", "char")
            }
            add(" xml:space=\"preserve\">\n")
        } else {
            bytes += Markup.unitContent
        }
        if let source = unit.source { element(.source, source) }
        if let target = unit.target {
            element(.target, target.text, [("state", target.state), ("state-qualifier", target.stateQualifier)])
        }
        for note in unit.notes { element(.note, note.text, [("from", note.author)]) }
        bytes += Markup.unitEnd
    }

    private mutating func element(_ markup: Markup, _ content: String, _ attributes: [(String, String?)] = []) {
        bytes += markup.start
        for (name, value) in attributes { if let value { attribute(name, value) } }
        guard !content.isEmpty else { return add("/>\n") }
        bytes.append(UInt8(ascii: ">"))
        append(content, isAttribute: false)
        bytes += markup.end
    }

    private mutating func attribute(_ name: String, _ value: String) {
        add(" ")
        add(name)
        add("=\"")
        append(value, isAttribute: true)
        add("\"")
    }

    private mutating func add(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

    /// Adds characters with references for those that would not be read as themselves.
    ///
    /// What XML cannot hold becomes U+FFFD; whoever exports reports it (`canHold`).
    private mutating func append(_ value: String, isAttribute: Bool) {
        let start = bytes.count
        add(value)
        let special = ByteSearch.firstMarkup(in: bytes.span, from: start)
        guard special < bytes.count else { return }
        let rest = String(decoding: bytes[special...], as: UTF8.self)
        bytes.removeSubrange(special...)
        for scalar in rest.unicodeScalars {
            switch scalar {
            case "&": add("&amp;")
            case "<": add("&lt;")
            case ">": add("&gt;")
            case "\r": add("&#13;")
            case "\"" where isAttribute: add("&quot;")
            case "\n" where isAttribute: add("&#10;")
            case "\t" where isAttribute: add("&#9;")
            default: bytes.append(contentsOf: UTF8.encode(Self.isAllowed(scalar) ? scalar : "\u{FFFD}") ?? .init())
            }
        }
    }
}

/// What stands around the texts of a unit, as bytes, because units are many.
private struct Markup {
    var start: [UInt8]
    var end: [UInt8]

    private init(_ name: String) {
        start = Array("        <\(name)".utf8)
        end = Array("</\(name)>\n".utf8)
    }

    static let source = Markup("source")
    static let target = Markup("target")
    static let note = Markup("note")
    static let unit = Array("      <trans-unit id=\"".utf8)
    static let unitContent = Array("\" xml:space=\"preserve\">\n".utf8)
    static let unitEnd = Array("      </trans-unit>\n".utf8)
}

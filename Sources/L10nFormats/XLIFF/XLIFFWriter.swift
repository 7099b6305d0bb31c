/// Writes documents as Xcode does, byte for byte. Equal documents give equal bytes.
package struct XLIFFWriter {
    private var text = ""

    package static func bytes(of document: XLIFFDocument) -> [UInt8] {
        var writer = XLIFFWriter()
        writer.write(document)
        return Array(writer.text.utf8)
    }

    /// Whether XML can hold the text: most control characters have no place in it, not even as references.
    /// Source: XML 1.0, 2.2.
    package static func canHold(_ text: String) -> Bool { firstForbidden(in: text) == nil }

    static func firstForbidden(in text: String) -> Unicode.Scalar? { text.unicodeScalars.first { !isAllowed($0) } }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    private mutating func write(_ document: XLIFFDocument) {
        text += """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="\(XLIFFReader.namespace)" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
            version="1.2" xsi:schemaLocation="\(XLIFFReader.namespace) \
            http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

            """
        for file in document.files { write(file) }
        text += "</xliff>\n"
    }

    private mutating func write(_ file: XLIFFFile) {
        text += "  <file"
        attribute("original", file.original)
        attribute("source-language", file.sourceLanguage)
        if let language = file.targetLanguage { attribute("target-language", language) }
        attribute("datatype", file.dataType)
        text += ">\n"
        if let tool = file.tool { write(tool) }
        if file.units.isEmpty {
            text += "    <body/>\n"
        } else {
            text += "    <body>\n"
            for unit in file.units { write(unit) }
            text += "    </body>\n"
        }
        text += "  </file>\n"
    }

    private mutating func write(_ tool: XLIFFTool) {
        text += "    <header>\n      <tool"
        attribute("tool-id", tool.id)
        attribute("tool-name", tool.name)
        if let version = tool.version { attribute("tool-version", version) }
        if let build = tool.build { attribute("build-num", build) }
        text += "/>\n    </header>\n"
    }

    private mutating func write(_ unit: XLIFFUnit) {
        text += "      <trans-unit"
        attribute("id", unit.id)
        if !unit.isTranslatable { attribute("translate", "no") }
        if let length = unit.maximumLength {
            attribute("maxwidth", String(length))
            attribute("size-unit", "char")
        }
        attribute("xml:space", "preserve")
        text += ">\n"
        if let source = unit.source { element("source", source) }
        if let target = unit.target {
            element("target", target.text, [("state", target.state), ("state-qualifier", target.stateQualifier)])
        }
        for note in unit.notes { element("note", note.text, [("from", note.author)]) }
        text += "      </trans-unit>\n"
    }

    private mutating func element(_ name: String, _ content: String, _ attributes: [(String, String?)] = []) {
        text += "        <\(name)"
        for (name, value) in attributes { if let value { attribute(name, value) } }
        guard !content.isEmpty else { return text += "/>\n" }
        text += ">"
        append(content, isAttribute: false)
        text += "</\(name)>\n"
    }

    private mutating func attribute(_ name: String, _ value: String) {
        text += " \(name)=\""
        append(value, isAttribute: true)
        text += "\""
    }

    /// Adds characters with references for those that would not be read as themselves.
    ///
    /// What XML cannot hold becomes U+FFFD; whoever exports reports it (`canHold`).
    private mutating func append(_ value: String, isAttribute: Bool) {
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\r": text += "&#13;"
            case "\"" where isAttribute: text += "&quot;"
            case "\n" where isAttribute: text += "&#10;"
            case "\t" where isAttribute: text += "&#9;"
            default: text.unicodeScalars.append(Self.isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
    }
}

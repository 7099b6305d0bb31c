/// Writes documents as Xcode does, byte for byte. Equal documents give equal bytes.
package struct XLIFFWriter {
    private var bytes: [UInt8] = []

    package static func bytes(of document: XLIFFDocument) -> [UInt8] {
        var writer = XLIFFWriter()
        writer.write(document)
        return writer.bytes
    }

    /// The `file` elements alone, for a document that has others already.
    static func bytes(ofFilesIn document: XLIFFDocument) -> [UInt8] {
        var writer = XLIFFWriter()
        for file in document.files { writer.write(file) }
        return writer.bytes
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
        bytes.reserveCapacity(bytes.count + 400 * file.units.count)
        if file.units.isEmpty {
            add("    <body/>\n")
        } else {
            add("    <body>\n")
            if let exchanged = file.units.exchanged {
                write(exchanged)
            } else {
                for unit in file.units { write(unit) }
            }
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
        start(unit.id, isTranslatable: unit.isTranslatable, maximumLength: unit.maximumLength)
        if let source = unit.source { write(source: source) }
        if let target = unit.target { write(target: target.text, target.state, target.stateQualifier) }
        for note in unit.notes { write(note) }
        bytes += Markup.unitEnd
    }

    /// Writes what `XLIFFExchangedUnits.unit(at:)` would make, without making it.
    private mutating func write(_ exchanged: XLIFFExchangedUnits) {
        let units = exchanged.units
        // Naming each part leaves out that the whole unit is copied.
        for index in units.indices {
            let id = units[index].id
            let text = id.text(in: exchanged.kind) ?? id.key
            start(text, isTranslatable: true, maximumLength: units[index].maximumLength)
            if let source = units[index].source { write(source: source) }
            if let target = units[index].target {
                let names = exchanged.stateNames(units[index].state)
                write(target: target, names?.state.rawValue, names?.qualifier)
            }
            let notes = units[index].notes
            if notes.isEmpty { bytes += Markup.noNote }
            for note in notes { write(note) }
            bytes += Markup.unitEnd
        }
    }

    private mutating func start(_ id: String, isTranslatable: Bool, maximumLength: Int?) {
        bytes += Markup.unit
        append(id, isAttribute: true)
        guard !isTranslatable || maximumLength != nil else { return bytes += Markup.unitContent }
        add("\"")
        if !isTranslatable { attribute("translate", "no") }
        if let maximumLength {
            attribute("maxwidth", String(maximumLength))
            attribute("size-unit", "char")
        }
        add(" xml:space=\"preserve\">\n")
    }

    private mutating func write(source: String) { write(.source, source) }

    private mutating func write(target: String, _ state: String?, _ qualifier: String?) {
        guard state != nil || qualifier != nil else { return write(.target, target) }
        bytes += Markup.target.start
        if let state { attribute(Markup.state, state) }
        if let qualifier { attribute("state-qualifier", qualifier) }
        finish(.target, target)
    }

    private mutating func write(_ note: ExchangeNote) {
        guard let author = note.author else { return write(.note, note.text) }
        bytes += Markup.note.start
        attribute("from", author)
        finish(.note, note.text)
    }

    /// Writes an element without attributes.
    private mutating func write(_ markup: Markup, _ content: String) {
        guard !content.isEmpty else {
            bytes += markup.start
            return add("/>\n")
        }
        bytes += markup.open
        append(content, isAttribute: false)
        bytes += markup.end
    }

    /// Ends a start tag, and writes what comes behind it.
    private mutating func finish(_ markup: Markup, _ content: String) {
        guard !content.isEmpty else { return add("/>\n") }
        bytes.append(UInt8(ascii: ">"))
        append(content, isAttribute: false)
        bytes += markup.end
    }

    private mutating func attribute(_ name: String, _ value: String) {
        attribute(Array(" \(name)=\"".utf8), value)
    }

    /// - Parameter opening: the name of the attribute with what stands around it.
    private mutating func attribute(_ opening: [UInt8], _ value: String) {
        bytes += opening
        append(value, isAttribute: true)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func add(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

    private mutating func append(_ value: String, isAttribute: Bool) {
        XLIFFCharacters.append(value, isAttribute: isAttribute, to: &bytes)
    }
}

/// What stands around the texts of a unit, as bytes, because units are many.
private struct Markup {
    /// What comes before attributes, and before the content where there are none.
    var start: [UInt8]
    var open: [UInt8]
    var end: [UInt8]

    private init(_ name: String) {
        start = Array("        <\(name)".utf8)
        open = start + [UInt8(ascii: ">")]
        end = Array("</\(name)>\n".utf8)
    }

    static let source = Markup("source")
    static let target = Markup("target")
    static let note = Markup("note")
    static let state = Array(" state=\"".utf8)
    static let noNote = Array("        <note/>\n".utf8)
    static let unit = Array("      <trans-unit id=\"".utf8)
    static let unitContent = Array("\" xml:space=\"preserve\">\n".utf8)
    static let unitEnd = Array("      </trans-unit>\n".utf8)
}

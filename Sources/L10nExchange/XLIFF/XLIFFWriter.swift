import L10nCatalog
import L10nSource

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
        if let source = unit.source { write(.source, UTF8Text(source)) }
        if let target = unit.target { write(target: UTF8Text(target.text), target.state, target.stateQualifier) }
        for note in unit.notes { write(note) }
        bytes += Markup.unitEnd
    }

    /// Writes what `XLIFFExchangedUnits.unit(at:)` would make, without making it.
    private mutating func write(_ exchanged: XLIFFExchangedUnits) {
        guard let exported = exchanged.exported else {
            for index in exchanged.units.indices { write(exchanged.unit(at: index)) }
            return
        }
        for index in exported.indices {
            if let entry = exported.entry(at: index) {
                write(entry, of: exported, exchanged)
            } else {
                write(exchanged.unit(at: index))
            }
        }
    }

    /// Writes the unit of an entry with one text from the bytes of the project's files.
    private mutating func write(
        _ entry: ExportedUnits.Entry, of exported: ExportedUnits, _ exchanged: XLIFFExchangedUnits
    ) {
        bytes += Markup.unit
        append(.key(of: entry.source, in: exported.source), isAttribute: true)
        bytes += Markup.unitContent
        write(.source, .text(of: entry.source, in: exported.source))
        if let target = entry.target {
            let names = exchanged.stateNames(target.state)
            write(target: .text(of: target, in: exported.target), names?.state.rawValue, names?.qualifier)
        }
        if let note = exported.onlyNote(of: entry.source) {
            write(.note, note)
        } else {
            let notes = exported.notes(of: entry.source)
            if notes.isEmpty { bytes += Markup.noNote }
            for note in notes { write(note) }
        }
        bytes += Markup.unitEnd
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

    private mutating func write(target: UTF8Text, _ state: String?, _ qualifier: String?) {
        guard state != nil || qualifier != nil else { return write(.target, target) }
        bytes += Markup.target.start
        if let state { attribute(Markup.state, state) }
        if let qualifier { attribute("state-qualifier", qualifier) }
        finish(.target, target)
    }

    private mutating func write(_ note: ExchangeNote) {
        guard let author = note.author else { return write(.note, UTF8Text(note.text)) }
        bytes += Markup.note.start
        attribute("from", author)
        finish(.note, UTF8Text(note.text))
    }

    /// Writes an element without attributes.
    private mutating func write(_ markup: Markup, _ content: UTF8Text) {
        guard !content.isEmpty else {
            bytes += markup.start
            return add("/>\n")
        }
        bytes += markup.open
        append(content, isAttribute: false)
        bytes += markup.end
    }

    /// Ends a start tag, and writes what comes behind it.
    private mutating func finish(_ markup: Markup, _ content: UTF8Text) {
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
        append(UTF8Text(value), isAttribute: isAttribute)
    }

    private mutating func append(_ value: UTF8Text, isAttribute: Bool) {
        XLIFFCharacters.append(value.bytes.span, value.range, isAttribute: isAttribute, to: &bytes)
    }
}

extension UTF8Text {
    fileprivate static func key(of entry: CatalogEntry, in fragment: CatalogFragment) -> UTF8Text {
        UTF8Text(fragment, entry.keyRange, entry.keyTraits)
    }

    fileprivate static func text(of entry: CatalogEntry, in fragment: CatalogFragment) -> UTF8Text {
        UTF8Text(fragment, entry.textRange, entry.textTraits)
    }

    private init(_ fragment: CatalogFragment, _ range: SourceRange, _ traits: TextTraits) {
        // Whoever makes a text of malformed bytes mends them.
        guard traits.lacks([.escape, .malformed]) else {
            self.init(fragment.notation.text(fragment.source.bytes, range, traits))
            return
        }
        self.init(fragment.source.bytes, range)
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

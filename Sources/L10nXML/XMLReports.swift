internal import CExpat
internal import L10nSource
import L10nStrings

/// The findings of one reading, with their words.
struct XMLReports {
    let path: String
    private(set) var diagnostics: [Diagnostic] = []

    init(path: String) {
        self.path = path
    }

    mutating func encoding(_ message: String, at range: Range<Int>) {
        add(.unsupportedEncoding, message, range)
    }

    /// Says why a document could not be read to its end.
    mutating func add(_ fault: XMLFault, in builder: XMLTreeBuilder) {
        switch fault.kind {
        case .tooDeep:
            add(
                .inputLimitExceeded, "nested deeper than \(XMLTree.nestingLimit); no such file needs that",
                fault.range)
        case .tooManyNamespaces:
            add(.inputLimitExceeded, "more than 1000 namespaces; no such file needs that", fault.range)
        case .tooLarge: add(.inputLimitExceeded, "the file is larger than 2 GiB; split it", fault.range)
        case .noMemory: add(.inputLimitExceeded, "the memory does not suffice to read the file", fault.range)
        case .entityDeclaration:
            let declaration = EntityDeclaration.all(in: builder.bytes, from: 0).first
            add(
                .forbiddenXMLEntity, declaration?.message ?? "an entity is declared here; replace it by its text",
                declaration?.range ?? fault.range)
        case .unknownEntity: undefinedEntity(at: fault.range, builder)
        case .notWellFormed(let code, let message): notWellFormed(XML_Error(code), message, fault.range, builder)
        }
    }

    private mutating func add(
        _ rule: Rule, _ message: String, _ range: Range<Int>, note: DiagnosticNote? = nil, fixes: [Fix] = []
    ) {
        diagnostics.append(
            Diagnostic(
                rule, message, at: SourceSpan(file: path, range: SourceRange(range)), cause: "xml",
                notes: note.map { [$0] } ?? [], fixes: fixes))
    }

    private mutating func notWellFormed(
        _ code: XML_Error, _ message: String, _ place: Range<Int>, _ builder: XMLTreeBuilder
    ) {
        let count = builder.bytes.count
        // Expat's events end where the error is; the character there says the most.
        let place = place.lowerBound..<min(max(place.upperBound, place.lowerBound + 1), count)
        let syntax: Rule = .syntaxError
        switch code {
        case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR: cut(at: place, builder)
        case XML_ERROR_INVALID_TOKEN, XML_ERROR_SYNTAX: invalidToken(at: place, builder)
        case XML_ERROR_TAG_MISMATCH: mismatch(at: place, builder)
        case XML_ERROR_DUPLICATE_ATTRIBUTE: add(syntax, "this tag has an attribute twice; remove one", place)
        case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
            add(syntax, "something stands behind the end of the document; remove it", place)
        case XML_ERROR_UNDEFINED_ENTITY: undefinedEntity(at: place, builder)
        case XML_ERROR_BAD_CHAR_REF: add(syntax, "this reference names no character of XML; remove it", place)
        case XML_ERROR_MISPLACED_XML_PI:
            add(syntax, "the XML declaration must come first; remove what stands before it", place)
        case XML_ERROR_UNCLOSED_CDATA_SECTION:
            add(syntax, "this CDATA section is not closed; add ']]>'", lastSection(in: builder.bytes) ?? place)
        default: add(syntax, "\(message); correct the XML here", place)
        }
    }

    private mutating func cut(at place: Range<Int>, _ builder: XMLTreeBuilder) {
        let bytes = builder.bytes
        if let index = builder.innermost {
            let name = name(of: builder.nodes[index], builder)
            let span = SourceSpan(file: path, range: SourceRange(tag(of: builder.nodes[index])))
            let note = DiagnosticNote("\(Wording.quoted("<\(name)>")) is opened here", at: span)
            let end = bytes.count
            return add(
                .syntaxError, "the file ends before \(Wording.quoted("</\(name)>")); it is cut off, fetch it again",
                end..<end, note: note)
        }
        if bytes.allSatisfy(XMLText.isSpace) {
            return add(.syntaxError, "the file is empty; fetch it again", 0..<0)
        }
        add(.syntaxError, "the file ends before its first element does; it is cut off, fetch it again", place)
    }

    private mutating func mismatch(at place: Range<Int>, _ builder: XMLTreeBuilder) {
        guard let index = builder.innermost else { return add(.syntaxError, "nothing is open to close here", place) }
        let opened = builder.nodes[index]
        let name = name(of: opened, builder)
        // Expat tells the place of the name.
        let bytes = builder.bytes
        // The search stays near: a tag that is not closed would have the rest of the file for its text.
        let end = bytes[place.lowerBound...].prefix(200).firstIndex(of: UInt8(ascii: ">"))
        let place = max(0, place.lowerBound - 2)..<(end.map { $0 + 1 } ?? place.upperBound)
        let found = String(decoding: bytes[place], as: UTF8.self)
        let note = DiagnosticNote(
            "\(Wording.quoted("<\(name)>")) is opened here",
            at: SourceSpan(file: path, range: SourceRange(tag(of: opened))))
        add(
            .syntaxError,
            "\(Wording.quoted(found)) closes \(Wording.quoted("<\(name)>")); write \(Wording.quoted("</\(name)>"))",
            place, note: note)
    }

    private mutating func undefinedEntity(at place: Range<Int>, _ builder: XMLTreeBuilder) {
        let end = builder.bytes[place.lowerBound...].prefix(80).firstIndex(of: UInt8(ascii: ";"))
        let place = place.lowerBound..<max(place.upperBound, end.map { $0 + 1 } ?? place.upperBound)
        let text = String(decoding: builder.bytes[place], as: UTF8.self)
        add(.syntaxError, "XML does not know \(Wording.quoted(text)); write the character itself", place)
    }

    private mutating func invalidToken(at place: Range<Int>, _ builder: XMLTreeBuilder) {
        let bytes = builder.bytes
        guard place.lowerBound < bytes.count else { return cut(at: place, builder) }
        if place.lowerBound > 0, bytes[place.lowerBound - 1] == UInt8(ascii: "&") {
            // Expat's place is behind the sign.
            let sign = place.lowerBound - 1..<place.lowerBound
            let fix = Fix(
                "Write '&amp;'", .unsafe,
                edits: [Edit(SourceSpan(file: path, range: SourceRange(sign)), "&amp;")])
            return add(.syntaxError, "this '&' begins no reference; write '&amp;'", sign, fixes: [fix])
        }
        guard let (value, length) = UTF8Sequence.decode(bytes.span, at: place.lowerBound),
            let scalar = Unicode.Scalar(value)
        else {
            let digits = String(bytes[place.lowerBound], radix: 16, uppercase: true)
            return encoding("byte 0x\(digits) is not UTF-8; save the file as UTF-8", at: place)
        }
        let range = place.lowerBound..<place.lowerBound + length
        if value < 0x20 || value == 0xFFFE || value == 0xFFFF {
            return add(.syntaxError, "XML cannot hold \(Wording.name(of: scalar)); remove it", range)
        }
        add(.syntaxError, "unexpected \(Wording.quoted(String(scalar))); correct the XML here", range)
    }

    /// The opening of the last CDATA section.
    private func lastSection(in bytes: [UInt8]) -> Range<Int>? {
        let opening = Array("<![CDATA[".utf8)
        let start = bytes.indices.last { bytes[$0] == opening[0] && bytes[$0...].starts(with: opening) }
        return start.map { $0..<$0 + opening.count }
    }

    private func name(of node: XMLNodeRecord, _ builder: XMLTreeBuilder) -> String {
        let range = builder.names.ranges[Int(node.name)]
        return String(decoding: builder.bytes[range.indices], as: UTF8.self)
    }

    /// The start tag of a node.
    private func tag(of node: XMLNodeRecord) -> Range<Int> { Int(node.lower)..<Int(node.contentLower) }
}

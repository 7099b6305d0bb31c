internal import L10nSource

/// Reads a property list in whichever form its bytes have, as CoreFoundation does for every file of the run time.
///
/// Source: `_CFPropertyListCreateWithData` and `_CFPropertyListCreateFromUTF8Data` in `CFPropertyList.c` of
/// swift-corelibs-foundation.
package enum PropertyListReader {
    /// What CoreFoundation makes of a file: its value, or why it refuses the file.
    ///
    /// A total function, in time proportional to the number of bytes. The offset of an error is a place in the text as
    /// UTF-8, a byte-order mark of UTF-8 included.
    package static func read(_ bytes: [UInt8]) -> Result<PropertyListValue, PropertyListError> {
        guard !bytes.isEmpty else { return .failure(PropertyListError(.empty)) }
        if let value = BinaryPropertyListReader.read(bytes.span) { return .success(value) }
        return switch RunTimeText(bytes.span) {
        case .marked(let start): readText(bytes.span, from: start, isConverted: false)
        case .converted(let text) where text.isEmptyAsUTF8: .failure(PropertyListError(.conversionEmpty))
        case .converted(let text): readText(text.bytes.span, from: 0, isConverted: true, loneHalves: text.loneHalves)
        case .failed(let kind): .failure(PropertyListError(kind))
        }
    }

    private static func readText(
        _ text: Span<UInt8>, from start: Int, isConverted: Bool, loneHalves: [WideText.LoneHalf] = []
    ) -> Result<PropertyListValue, PropertyListError> {
        guard !text.isEmpty else { return .failure(PropertyListError(.conversionEmpty)) }
        let xml = XMLPropertyListReader.read(text, from: start)
        if xml.isAccepted, let root = xml.root { return .success(root.value(in: text)) }
        if let fault = xml.fault, XMLPropertyListReader.isMeant(text, from: start) {
            let line = XMLPropertyListReader.line(text, at: fault.offset)
            return .failure(PropertyListError(.xml, line: line, offset: fault.offset, xml: fault))
        }
        guard start < text.count else { return .failure(PropertyListError(.conversionEmpty)) }
        // XML is read from the bytes; only old-style text is converted as a whole first.
        guard isConverted || EncodingGuess.firstMalformed(text, allowsCopyright: true) == nil else {
            return .failure(PropertyListError(.conversion))
        }
        var reader = OldStylePropertyListReader(at: start, makesValues: true)
        if let value = reader.readFile(text) { return .success(value) }
        guard let fault = reader.fault else { preconditionFailure("a text that cannot be read has a fault") }
        return .failure(error(fault.kind, at: fault.offset, in: text, loneHalves))
    }

    private static func error(
        _ kind: PropertyListError.Kind, at offset: Int, in text: Span<UInt8>, _ loneHalves: [WideText.LoneHalf]
    ) -> PropertyListError {
        var error = PropertyListError(kind, offset: offset)
        if kind != .endOfFile { error.line = StringsLexer.line(text, at: offset) }
        if kind == .unexpectedCharacter {
            error.unit =
                loneHalves.first { $0.offset == offset }?.unit
                ?? UTF8Sequence.decode(text, at: offset).flatMap { UTF16.leadUnit(of: $0.scalar) } ?? 0xFFFD
        }
        return error
    }

    /// The text of a file, as CoreFoundation converts it.
    private enum RunTimeText {
        /// The bytes themselves from this offset on: UTF-8, in which a malformed byte stands for U+FFFD.
        case marked(start: Int)
        case converted(WideText)
        case failed(PropertyListError.Kind)

        init(_ bytes: Span<UInt8>) {
            switch StoredEncoding(bytes) {
            case .utf8(let start):
                // A mark that nothing follows is none to `StoredEncoding`, but converts to nothing.
                let isMarkAlone = bytes.count == 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
                self = .marked(start: isMarkAlone ? 3 : start)
            case .utf16(let isBigEndian, let start):
                let text = WideText.utf16(bytes, from: start, isBigEndian: isBigEndian)
                self = text.bytes.isEmpty ? .failed(.encoding) : .converted(text)
            case .utf32(let isBigEndian, let start):
                let text = WideText.utf32(bytes, from: start, isBigEndian: isBigEndian)
                self = text.isMalformed || text.bytes.isEmpty ? .failed(.encoding) : .converted(text)
            case .unmarked: self = .converted(.utf16(bytes, from: 2, isBigEndian: false))
            case .singleByte(let encoding): self = .converted(WideText(encoding.decoded(bytes, in: 0..<bytes.count)))
            case .other, .cut: self = .failed(.encoding)
            }
        }
    }
}

extension UTF16 {
    /// The first unit of a code point.
    fileprivate static func leadUnit(of scalar: UInt32) -> UInt16? {
        Unicode.Scalar(scalar)?.utf16.first
    }
}

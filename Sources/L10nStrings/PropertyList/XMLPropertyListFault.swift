/// Why CoreFoundation refuses an XML property list.
package struct XMLPropertyListFault: Sendable, Hashable {
    package var kind: Kind
    /// Where CoreFoundation's cursor stood.
    package var offset: Int
    /// What the message names: a tag, or the character that was not expected.
    package var detail: String

    package init(_ kind: Kind, at offset: Int, _ detail: String = "") {
        self.kind = kind
        self.offset = offset
        self.detail = detail
    }

    package enum Kind: Sendable, Hashable, CaseIterable {
        case commentEnd, instructionEnd, doctype, doctypeEnd, doctypeCharacter
        case end, empty, openTag, closeTag, closeTagName, malformedTag, unknownTag, startCharacter
        case sectionOpening, sectionEnd
        case reference, referenceDigit, referenceLength, referenceValue
        case encoding, emptyList, secondObject, tooDeep, nonKey, missingValue
        case data, emptyData, date, emptyDate, emptyReal, real, boolean
        case emptyInteger, integerEnd, integerDigits, integerCharacter, integerHex, integerOverflow, integerUnderflow
    }

    /// CoreFoundation's message for a fault on a line. Source: `CFPropertyList.c` of swift-corelibs-foundation.
    package func message(line: Int) -> String {
        switch kind {
        case .commentEnd: "Unterminated comment started on line \(line)"
        case .instructionEnd:
            "Encountered unexpected EOF while parsing the processing instruction begun on line \(line)"
        case .doctype: "Malformed DTD on line \(line)"
        case .doctypeEnd: "Encountered unexpected EOF while parsing DTD"
        case .doctypeCharacter: "Encountered unexpected character \(detail) on line \(line) while parsing DTD"
        case .end: "Encountered unexpected EOF"
        case .empty: "No XML content found"
        case .openTag: "Encountered unexpected character \(detail) on line \(line) while looking for open tag"
        case .closeTag: "Encountered unexpected character \(detail) on line \(line) while looking for close tag"
        case .closeTagName: "Close tag on line \(line) does not match open tag \(detail)"
        case .malformedTag: "Malformed tag on line \(line)"
        case .unknownTag: "Encountered unknown tag \(detail) on line \(line)"
        case .startCharacter: "Unexpected character \(detail) at line \(line)"
        case .sectionOpening: "Encountered improper CDATA opening at line \(line)"
        case .sectionEnd: "Could not find end of CDATA started on line \(line)"
        case .reference: "Encountered unknown ampersand-escape sequence at line \(line)"
        case .referenceDigit: "Encountered unexpected character \(detail) at line \(line) while parsing data"
        case .referenceLength:
            "Encountered unparseable unicode sequence at line \(line) while parsing data "
                + "(too large of a value for a Unicode sequence)"
        case .referenceValue:
            "Encountered unparseable Unicode sequence at line \(line) while parsing data "
                + "(input did not result in a real string)"
        case .encoding: "Unable to convert string to correct encoding"
        case .emptyList: "Encountered empty plist tag"
        case .secondObject: "Encountered unexpected element at line \(line) (plist can only include one object)"
        case .tooDeep: "Too many nested arrays or dictionaries, failing on line \(line)"
        case .nonKey: "Found non-key inside <dict> at line \(line)"
        case .missingValue: "Value missing for key inside <dict> at line \(line)"
        case .data: "Could not interpret <data> on line \(line) (invalid character 0x\(detail))"
        case .emptyData: "Encountered empty <data> on line \(line)"
        case .date: "Could not interpret <date> at line \(line)"
        case .emptyDate: "Encountered empty <date> on line \(line)"
        case .emptyReal: "Encountered empty <real> on line \(line)"
        case .real: "Encountered misformatted real on line \(line)"
        case .boolean: "Encountered non-empty <\(detail)> on line \(line)"
        case .emptyInteger: "Encountered empty <integer> on line \(line)"
        case .integerEnd: "Premature end of file after <integer> on line \(line)"
        case .integerDigits: "Incomplete <integer> on line \(line)"
        case .integerCharacter: "Unknown character '\(detail)' in <integer> on line \(line)"
        case .integerHex: "Hex digit in non-hex <integer> on line \(line)"
        case .integerOverflow: "Integer overflow in <integer> on line \(line)"
        case .integerUnderflow: "Integer underflow in <integer> on line \(line)"
        }
    }

    /// What is wrong, and what to do about it.
    package var advice: String {
        switch kind {
        case .commentEnd: "the comment has no end; write '-->' behind it"
        case .instructionEnd: "the processing instruction has no end; write '?>' behind it"
        case .doctype, .doctypeEnd, .doctypeCharacter: "the document type cannot be read; remove it"
        case .end: "the file ends inside an element; restore the rest"
        case .empty: "the file has no element; add '<plist>' with a '<dict>'"
        case .openTag: "an element was expected here; remove the text"
        case .closeTag: "an end tag was expected here; remove the text"
        case .closeTagName: "this end tag does not close '<\(detail)>'; write '</\(detail)>'"
        case .malformedTag: "the tag has no name; remove it"
        case .unknownTag: "property lists have no element '\(detail)'; use '<key>', '<string>' or '<dict>'"
        case .startCharacter: "the file must start with '<'; remove the text"
        case .sectionOpening: "a comment cannot stand inside a text; move it before the key"
        case .sectionEnd: "the CDATA section has no end; write ']]>' behind it"
        case .reference: "this reference is not known to property lists; write the character, or '&amp;' for '&'"
        case .referenceDigit, .referenceLength, .referenceValue:
            "the character reference names no character; write the character itself"
        case .encoding: "the text is not UTF-8; save the file as UTF-8"
        case .emptyList: "'<plist>' is empty; add a '<dict>'"
        case .secondObject: "'<plist>' holds a second value; remove it"
        case .tooDeep: "more than 512 nested containers; flatten them"
        case .nonKey: "a '<key>' must stand before this value; add it"
        case .missingValue: "the key has no value; add one or remove the key"
        case .data, .emptyData: "the data is not Base64; remove it"
        case .date, .emptyDate: "the date is not written as 2001-01-31T00:00:00Z; correct it"
        case .emptyReal, .real: "this is no number; correct it"
        case .boolean: "'<\(detail)>' cannot have content; write '<\(detail)/>'"
        case .emptyInteger, .integerEnd, .integerDigits, .integerCharacter, .integerHex:
            "this is no whole number; correct it"
        case .integerOverflow, .integerUnderflow: "the number does not fit into 64 bits; correct it"
        }
    }
}

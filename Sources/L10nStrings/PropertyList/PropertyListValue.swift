/// A property list as CoreFoundation would return it.
package indirect enum PropertyListValue: Sendable {
    case string(String)
    case data([UInt8])
    case array([PropertyListValue])
    /// The keys in the order of their first appearance, each once, with the value that wins.
    case dictionary([PropertyListPair])
    case integer(PropertyListInteger)
    case real(Double)
    case boolean(Bool)
    /// Seconds since 2001-01-01T00:00:00Z.
    case date(Double)
    /// A reference of a keyed archive.
    case uid(UInt32)
    /// The null object of a binary property list.
    case null
}

/// A key and its value.
package struct PropertyListPair: Sendable {
    package var key: String
    package var value: PropertyListValue

    package init(key: String, value: PropertyListValue) {
        self.key = key
        self.value = value
    }
}

/// Why CoreFoundation refuses a property list.
package struct PropertyListError: Error, Sendable, Hashable {
    package var kind: Kind
    /// The line, from 1, that CoreFoundation names; nil when it names none.
    package var line: Int?
    /// The UTF-16 unit that CoreFoundation names, for an unexpected character.
    package var unit: UInt16?
    /// The place in the text where CoreFoundation's cursor stood.
    package var offset: Int
    /// Why the XML cannot be read, for a text that is meant as XML.
    package var xml: XMLPropertyListFault?

    package init(
        _ kind: Kind, line: Int? = nil, unit: UInt16? = nil, offset: Int = 0, xml: XMLPropertyListFault? = nil
    ) {
        self.kind = kind
        self.xml = xml
        self.line = line
        self.unit = unit
        self.offset = offset
    }

    /// The kinds of `reference` 1.6. Source: `CFOldStylePList.c` and `CFPropertyList.c` of swift-corelibs-foundation.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case missingSemicolon = "missing-semicolon"
        case expectedSeparator = "expected-separator"
        case unexpectedCharacter = "unexpected-character"
        case endOfFile = "eof-plist"
        case unterminatedString = "unterminated-string"
        case unterminatedEscape = "unterminated-escape"
        case junk
        case arrayComma = "array-comma"
        case arrayEnd = "array-end"
        case dictionaryEnd = "dictionary-end"
        case dataEnd = "data-end"
        case dataUneven = "data-uneven"
        case dataHex = "data-hex"
        case tooDeep = "too-deep"
        case conversion
        case conversionEmpty = "conversion-empty"
        case empty
        case encoding
        /// `PropertyListError.xml` has the fault.
        case xml
    }
}

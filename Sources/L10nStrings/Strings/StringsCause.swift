package import L10nSource

/// Why a finding about a `.strings` file was made: finer than its rule.
package enum StringsCause: String, Sendable, Hashable, CaseIterable {
    case expectedSeparator = "expected-separator"
    case unexpectedCharacter = "unexpected-character"
    case missingValue = "eof-plist"
    case junk
    case arrayComma = "array-comma"
    case arrayEnd = "array-end"
    case dictionaryEnd = "dictionary-end"
    case dataEnd = "data-end"
    case dataUneven = "data-uneven"
    case dataHex = "data-hex"
    case json
    case xml
    case xmlTrailingJunk = "xml-trailing-junk"
    case xmlNoHeader = "xml-no-header"
    case xmlEntity = "xml-entity"
    case missingSemicolon = "missing-semicolon"
    case unterminatedString = "unterminated-string"
    case unterminatedEscape = "unterminated-escape"
    case unterminatedComment = "unterminated-comment"
    case truncated
    case trailingJunk = "trailing-junk"
    case commentLineEnd = "comment-line-end"
    case nestedComment = "nested-comment"
    case conflictMarker = "conflict-marker"
    case unusualWhiteSpace = "unusual-white-space"
    case notUTF8 = "not-utf8"
    case utf16WithoutMark = "utf16-without-bom"
    case unknownEncoding = "unknown-encoding"
    case oddByte = "odd-byte"
    case utf16
    case utf32
    case byteOrderMark = "byte-order-mark"
    case loneSurrogate = "lone-surrogate"
    case lowercaseUnicodeEscape = "lowercase-unicode-escape"
    case shortUnicodeEscape = "short-unicode-escape"
    case longUnicodeEscape = "long-unicode-escape"
    case unknownEscape = "unknown-escape"
    /// An octal escape: of the NEXTSTEP encoding from 0x80, of ASCII below.
    case octalEscape = "octal-escape"
    case octalOverflow = "octal-overflow"
    case escapedNewline = "escaped-newline"
    case keyOnly = "key-only"
    case unquoted
    case singleQuoted = "single-quoted"
    case braces
    case commentLikeToken = "comment-like-token"
    case redundantEscape = "redundant-escape"
    case severalOnLine = "several-on-line"
    case xmlPropertyList = "xml-plist"
    case binaryPropertyList = "binary-plist"
    case notADictionary = "not-a-dictionary"
    case nonStringValue = "non-string-value"
    case emptyFile = "empty-file"
    case duplicateKey = "duplicate-key"
    case canonicalDuplicateKey = "canonical-duplicate-key"
    case caseDuplicateKey = "case-duplicate-key"
    case emptyKey = "empty-key"
    case nul
    case noncharacter
    case invisibleCharacter = "invisible-character"
    case tooDeep = "too-deep"
    case tooLarge = "too-large"

    /// The rule that a finding of this cause belongs to, unless the character at its place has a rule of its own.
    package var rule: Rule {
        switch self {
        case .expectedSeparator, .unexpectedCharacter, .missingValue, .junk, .arrayComma, .arrayEnd, .dictionaryEnd,
            .dataEnd, .dataUneven, .dataHex, .json, .xml, .xmlTrailingJunk, .xmlNoHeader:
            .syntaxError
        case .xmlEntity: .forbiddenXMLEntity
        case .missingSemicolon: .missingSemicolon
        case .unterminatedString, .unterminatedEscape: .unterminatedString
        case .unterminatedComment: .unterminatedComment
        case .truncated, .trailingJunk, .commentLineEnd, .nestedComment: .truncatedStringsFile
        case .conflictMarker: .conflictMarker
        case .unusualWhiteSpace: .invisibleCharacterOutsideString
        case .notUTF8, .utf16WithoutMark, .unknownEncoding, .oddByte: .unsupportedEncoding
        case .utf16, .utf32: .utf16File
        case .byteOrderMark: .byteOrderMark
        case .loneSurrogate: .replacementCharacter
        case .lowercaseUnicodeEscape, .shortUnicodeEscape, .longUnicodeEscape, .unknownEscape, .octalEscape,
            .octalOverflow, .escapedNewline:
            .misreadEscape
        case .keyOnly, .unquoted, .singleQuoted, .braces, .commentLikeToken, .redundantEscape, .severalOnLine,
            .xmlPropertyList, .binaryPropertyList:
            .nonportableStringsSyntax
        case .notADictionary, .nonStringValue: .nonTextValue
        case .emptyFile: .emptyFile
        case .duplicateKey: .duplicateKey
        case .canonicalDuplicateKey: .canonicallyEqualKeys
        case .caseDuplicateKey: .collidingSymbols
        case .emptyKey: .emptyKey
        case .nul: .controlCharacter
        case .noncharacter, .invisibleCharacter: .invisibleCharacter
        case .tooDeep, .tooLarge: .inputLimitExceeded
        }
    }

    /// The cause of the same name, for an error of CoreFoundation.
    init?(_ kind: PropertyListError.Kind) {
        self.init(rawValue: kind.rawValue)
    }
}

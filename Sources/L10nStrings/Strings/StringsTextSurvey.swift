internal import L10nSource

/// Looks through one text for escapes that say something else than they seem to, and for characters that no text needs.
///
/// There is at most one finding a rule; further places are its notes.
struct StringsTextSurvey {
    struct Finding {
        var cause: StringsCause
        var message: String
        var range: Range<Int>
        var notes: [DiagnosticNote] = []
        var fixes: [Fix] = []
    }

    private let path: String
    private var findings: [Finding] = []
    /// The edits of all findings of a rule.
    private var edits: [Rule: [Edit]] = [:]

    init(_ bytes: Span<UInt8>, in content: Range<Int>, path: String) {
        self.path = path
        var index = content.lowerBound
        while index < content.upperBound {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\") {
                index = surveyEscape(bytes, at: index, in: content)
            } else if byte == 0 {
                reportCharacter(0, index..<index + 1)
                index += 1
            } else if byte < 0x80 {
                index += 1
            } else if let (scalar, length) = UTF8Sequence.decode(bytes, at: index) {
                if Self.isNoncharacter(scalar) { reportCharacter(scalar, index..<index + length) }
                index += length
            } else {
                index += 1
            }
        }
    }

    /// The findings in the order of the text.
    mutating func finish() -> [Finding] {
        for index in findings.indices {
            guard let edits = edits[findings[index].cause.rule], !edits.isEmpty else { continue }
            let title = findings[index].cause.rule == .misreadEscape ? "write what was meant" : "remove the character"
            findings[index].fixes = [Fix(title, .unsafe, edits: edits)]
        }
        return findings
    }

    private mutating func add(_ cause: StringsCause, _ message: String, _ range: Range<Int>, _ replacement: String?) {
        if let replacement {
            edits[cause.rule, default: []]
                .append(Edit(SourceSpan(file: path, range: SourceRange(range)), replacement))
        }
        if let first = findings.firstIndex(where: { $0.cause.rule == cause.rule }) {
            findings[first].notes
                .append(DiagnosticNote(message, at: SourceSpan(file: path, range: SourceRange(range))))
        } else {
            findings.append(Finding(cause: cause, message: message, range: range))
        }
    }

    private static func isNoncharacter(_ scalar: UInt32) -> Bool {
        scalar & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar)
    }

    /// Reports a character that is no part of any text.
    private mutating func reportCharacter(_ value: UInt32, _ range: Range<Int>) {
        let name = Unicode.Scalar(value).map(Wording.name) ?? ""
        let cause: StringsCause = value == 0 ? .nul : value == 0xFEFF ? .invisibleCharacter : .noncharacter
        add(cause, "\(name) in the text; remove it", range, "")
    }

    /// Whether the line behind a line end, or behind the first half of one, goes on with the line before it.
    private static func continues(_ bytes: Span<UInt8>, at index: Int, in content: Range<Int>) -> Bool {
        guard index < content.upperBound else { return false }
        if bytes[index] == UInt8(ascii: "\n"), bytes[index - 1] == UInt8(ascii: "\r") {
            return continues(bytes, at: index + 1, in: content)
        }
        var first = index
        while first < content.upperBound, bytes[first] == UInt8(ascii: " ") || bytes[first] == UInt8(ascii: "\t") {
            first += 1
        }
        guard first < content.upperBound, bytes[first] != UInt8(ascii: "\\") else { return false }
        // One space is a slip; more are the indentation of a line of code.
        return first > index + 1 || bytes[first].isLowercase
    }

    /// Looks at one escape and, for halves of surrogate pairs, at the next; returns the offset behind what it looked at.
    private mutating func surveyEscape(_ bytes: Span<UInt8>, at index: Int, in content: Range<Int>) -> Int {
        let escape = StringsEscape.read(bytes, at: index)
        let range = index..<min(escape.end, content.upperBound)
        var written: String { "'" + String(bytes, in: range) + "'" }
        switch escape.kind {
        case .usual, .redundant, .unterminated: return range.upperBound
        case .lineEnd:
            // Old property lists write line breaks so. Only a line that goes on in the middle of a sentence, or is
            // indented, shows that its author wanted to join it.
            guard Self.continues(bytes, at: range.upperBound, in: content) else { return range.upperBound }
            add(
                .escapedNewline, "a backslash does not join lines, so the line break is kept; remove the backslash",
                index..<index + 1, "")
            return range.upperBound
        case .unknown:
            return addNeedless(.unknownEscape, bytes, range, in: content)
        case .lowercaseUnicode: return surveyLowercase(bytes, at: index, in: content)
        case .octal(let overflows):
            surveyOctal(bytes, escape, range, written, overflows: overflows)
            return range.upperBound
        case .unicode(let digits): return surveyUnicode(bytes, escape, range, digits: digits, in: content)
        }
    }

    private mutating func surveyLowercase(_ bytes: Span<UInt8>, at index: Int, in content: Range<Int>) -> Int {
        let digits = hexDigits(bytes, from: index + 2, in: content)
        if digits.count >= 4 {
            let four = index + 2..<index + 6
            let code = String(bytes, in: four).uppercased()
            let letter = Unicode.Scalar(hexValue(bytes, four)).map(shown) ?? ""
            let choice = letter.isEmpty ? "'\\U\(code)'" : "\(letter) or '\\U\(code)'"
            let read = String(bytes, in: four)
            add(
                .lowercaseUnicodeEscape, "'\\u\(read)' is read as 'u\(read)'; write \(choice)",
                index..<four.upperBound, "\\U\(code)")
            return four.upperBound
        }
        if index + 2 < content.upperBound, bytes[index + 2] == UInt8(ascii: "{") {
            let inner = hexDigits(bytes, from: index + 3, in: content)
            if (1...8).contains(inner.count), inner.upperBound < content.upperBound,
                bytes[inner.upperBound] == UInt8(ascii: "}"), let scalar = Unicode.Scalar(hexValue(bytes, inner))
            {
                let whole = index..<inner.upperBound + 1
                let read = String(bytes, in: index + 1..<whole.upperBound)
                add(
                    .lowercaseUnicodeEscape, "'\\\(read)' is read as '\(read)'; write \(shown(scalar))", whole,
                    Self.source(of: scalar))
                return whole.upperBound
            }
        }
        return addNeedless(.lowercaseUnicodeEscape, bytes, index..<index + 2, in: content)
    }

    /// Reports a backslash before what means itself without one; returns the offset behind both.
    private mutating func addNeedless(
        _ cause: StringsCause, _ bytes: Span<UInt8>, _ range: Range<Int>, in content: Range<Int>
    ) -> Int {
        let letter = String(bytes, in: range.lowerBound + 1..<range.upperBound)
        let isSeparator = StringsEscape.separatesWords(bytes, at: range.lowerBound, in: content)
        let advice = isSeparator ? "write '\\\\' or '/'" : "remove the backslash"
        add(cause, "'\\\(letter)' is read as '\(letter)'; \(advice)", range, isSeparator ? nil : letter)
        return range.upperBound
    }

    private mutating func surveyOctal(
        _ bytes: Span<UInt8>, _ escape: StringsEscape, _ range: Range<Int>, _ written: String, overflows: Bool
    ) {
        let result = Unicode.Scalar(escape.value).map(shown) ?? ""
        if overflows {
            add(.octalOverflow, "\(written) is over 8 bits and is read as \(result); write the letter", range, nil)
        } else if PortableString.isUpper(bytes, range) {
            add(.octalEscape, "\(written) is read as \(result); write the letter itself", range, nil)
        }
        if escape.value == 0 { reportCharacter(0, range) }
    }

    private mutating func surveyUnicode(
        _ bytes: Span<UInt8>, _ escape: StringsEscape, _ range: Range<Int>, digits: Int, in content: Range<Int>
    ) -> Int {
        var written: String { String(bytes, in: range) }
        let all = hexDigits(bytes, from: range.lowerBound + 2, in: content)
        if digits < 4 {
            let padded = StringsWriter.escape(UInt16(truncatingIfNeeded: escape.value))
            let advice = digits == 0 ? "write four digits" : "write '\(padded)'"
            add(
                .shortUnicodeEscape, "'\(written)' has fewer than four digits; \(advice)", range,
                digits == 0 ? nil : padded)
        } else if all.count > 4 {
            // `\U` and up to eight digits, as many languages write it.
            let whole = range.lowerBound..<min(all.upperBound, range.lowerBound + 10)
            if let meant = Self.scalar(
                hexValue(bytes, whole.lowerBound + 2..<whole.upperBound), digits: whole.count - 2, read: escape.value)
            {
                add(
                    .longUnicodeEscape,
                    "'\(String(bytes, in: whole))' is read as '\(written)' and a digit; write \(shown(meant)) or "
                        + "'\(Self.escape(of: meant))'", whole, Self.escape(of: meant))
            }
        }
        switch escape.value {
        case 0xD800...0xDBFF:
            if let low = lowHalf(bytes, at: range.upperBound, in: content) { return low }
            reportHalf(written, range)
        case 0xDC00...0xDFFF: reportHalf(written, range)
        case 0, 0xFEFF: reportCharacter(escape.value, range)
        case let value where Self.isNoncharacter(value): reportCharacter(value, range)
        default: break
        }
        return range.upperBound
    }

    /// The character that more than four digits can only mean: one beyond those that four reach, one with eight, or any
    /// where four alone are a control character. Else the next letter is mostly one of the text, as in `\U00A0Bahn`.
    private static func scalar(_ value: UInt32, digits: Int, read: UInt32) -> Unicode.Scalar? {
        guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned else { return nil }
        return value > 0xFFFF || digits == 8 || read < 0x20 ? scalar : nil
    }

    private mutating func reportHalf(_ written: String, _ range: Range<Int>) {
        add(
            .loneSurrogate, "'\(written)' is half of a surrogate pair and becomes U+FFFD; write both halves", range, nil
        )
    }

    /// The offset behind the escape at `index`, if it is the second half of a pair.
    private func lowHalf(_ bytes: Span<UInt8>, at index: Int, in content: Range<Int>) -> Int? {
        guard index < content.upperBound, bytes[index] == UInt8(ascii: "\\") else { return nil }
        let escape = StringsEscape.read(bytes, at: index)
        guard case .unicode(digits: 4) = escape.kind, (0xDC00...0xDFFF).contains(escape.value) else { return nil }
        return escape.end
    }

    private func hexDigits(_ bytes: Span<UInt8>, from start: Int, in content: Range<Int>) -> Range<Int> {
        var end = min(start, content.upperBound)
        let first = end
        while end < content.upperBound, StringsEscape.hexDigit(bytes[end]) != nil { end += 1 }
        return first..<end
    }

    private func hexValue(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt32 {
        range.reduce(0) { $0 << 4 | (StringsEscape.hexDigit(bytes[$1]) ?? 0) }
    }

    private func shown(_ scalar: Unicode.Scalar) -> String {
        Wording.isInvisible(scalar) ? Wording.name(of: scalar) : "'\(scalar)'"
    }

    /// A character as it can stand in a quoted string.
    private static func source(of scalar: Unicode.Scalar) -> String {
        Wording.isInvisible(scalar) || scalar == "\"" || scalar == "\\" ? escape(of: scalar) : String(scalar)
    }

    /// `\UD83D\UDE00`.
    private static func escape(of scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map(StringsWriter.escape).joined()
    }
}

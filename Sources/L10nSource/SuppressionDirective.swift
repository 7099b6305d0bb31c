/// The words by which an author accepts findings, wherever a format has room for them:
/// `l10n:disable RULE[, RULE…] [in LOCALE[, LOCALE…]] [until YYYY-MM-DD] [-- reason]`.
///
/// `l10n:disable-file` stands for the whole file. A directive ends with its line, or at `]` when it began behind `[`.
package struct SuppressionDirective: Hashable, Sendable {
    /// Whether it is meant for the whole file.
    package var isForFile: Bool
    /// The rules as they are written, known or not; without any the directive does nothing.
    package var rules: [Located<String>]
    /// The languages that it is meant for; none means all.
    package var locales: [Located<String>]
    /// The last day on which it holds.
    package var expiry: Located<String>?
    package var reason: String?
    /// From the marker to the last word.
    package var range: SourceRange

    /// A directive that is data of a file rather than words in it.
    package init(rules: [Located<String>], reason: String?, range: SourceRange) {
        self.init(isForFile: false, rules: rules, locales: [], expiry: nil, reason: reason, range: range)
    }

    fileprivate init(
        isForFile: Bool, rules: [Located<String>], locales: [Located<String>], expiry: Located<String>?,
        reason: String?, range: SourceRange
    ) {
        self.isForFile = isForFile
        self.rules = rules
        self.locales = locales
        self.expiry = expiry
        self.reason = reason
        self.range = range
    }

    /// What every directive begins with.
    package static let marker = Array("l10n:disable".utf8)

    /// The directives in a part of a text, such as a comment.
    package static func all(in text: [UInt8], _ range: SourceRange) -> [SuppressionDirective] {
        let span = text.span.extracting(0..<range.indices.upperBound)
        var found: [SuppressionDirective] = []
        var index = range.indices.lowerBound
        while let start = search.first(in: span, from: index) {
            index = start + marker.count
            let isBracketed = start > range.indices.lowerBound && span[start - 1] == UInt8(ascii: "[")
            guard isBracketed || isBoundary(span, before: start, in: range) else { continue }
            let parser = SuppressionParser(
                text, start: start, limit: range.indices.upperBound, isBracketed: isBracketed)
            guard let directive = parser.parse() else { continue }
            found.append(directive)
            index = parser.end
        }
        return found
    }

    private static let search = BytePattern(marker)

    /// Whether a word can begin there: at the start, behind white space or behind the delimiter of a comment.
    private static func isBoundary(_ text: Span<UInt8>, before start: Int, in range: SourceRange) -> Bool {
        guard start > range.indices.lowerBound else { return true }
        switch text[start - 1] {
        case 0x09...0x0D, 0x20, UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "#"): return true
        default: return false
        }
    }
}

/// Reads one directive behind its marker.
private struct SuppressionParser {
    private let text: [UInt8]
    private let start: Int
    /// Behind the last byte of the directive's line.
    let end: Int

    /// - Parameters:
    ///   - start: where the marker begins.
    ///   - limit: the end of the part of the text that may hold the directive.
    init(_ text: [UInt8], start: Int, limit: Int, isBracketed: Bool) {
        self.text = text
        self.start = start
        let line = text[start..<limit]
        end =
            line.firstIndex { $0 == 0x0A || $0 == 0x0D || (isBracketed && $0 == UInt8(ascii: "]")) } ?? limit
    }

    /// Nil when the marker goes on as another word.
    func parse() -> SuppressionDirective? {
        var index = start + SuppressionDirective.marker.count
        let isForFile = skip("-file", &index)
        guard index == end || isSeparator(text[index]) else { return nil }
        var directive = SuppressionDirective(
            isForFile: isForFile, rules: [], locales: [], expiry: nil, reason: nil,
            range: SourceRange(start..<index))
        var part = Part.rules
        while let word = nextWord(&index) {
            directive.range.upper = word.range.upper
            if word.value.hasPrefix("--") {
                directive.reason = reason(from: word.range.indices.lowerBound + 2)
                directive.range.upper = UInt32(trimmedEnd)
                return directive
            }
            switch (word.value, part) {
            case ("in", .rules): part = .locales
            case ("until", .rules), ("until", .locales): part = .expiry
            case (_, .rules): directive.rules.append(word)
            case (_, .locales): directive.locales.append(word)
            // Words behind the date say nothing.
            case (_, .expiry): directive.expiry = directive.expiry ?? word
            }
        }
        return directive
    }

    private enum Part {
        case rules
        case locales
        case expiry
    }

    private func isSeparator(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",")
    }

    private func skip(_ word: String, _ index: inout Int) -> Bool {
        guard text[index..<end].starts(with: word.utf8) else { return false }
        index += word.utf8.count
        return true
    }

    private func nextWord(_ index: inout Int) -> Located<String>? {
        while index < end, isSeparator(text[index]) { index += 1 }
        let first = index
        while index < end, !isSeparator(text[index]) { index += 1 }
        guard first < index else { return nil }
        return Located(string(first..<index), at: SourceRange(first..<index))
    }

    private func reason(from index: Int) -> String? {
        var first = index
        while first < end, isSeparator(text[first]) { first += 1 }
        return first < trimmedEnd ? string(first..<trimmedEnd) : nil
    }

    /// The end of the line without white space before it.
    private var trimmedEnd: Int {
        var last = end
        while last > start, text[last - 1] == 0x20 || text[last - 1] == 0x09 { last -= 1 }
        return last
    }

    private func string(_ range: Range<Int>) -> String {
        String(decoding: text[range], as: UTF8.self)
    }
}

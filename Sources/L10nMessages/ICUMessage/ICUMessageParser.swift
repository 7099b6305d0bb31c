import L10nSource

/// Reads texts in ICU's notation. Total: any text gives a message or the fault that keeps it from being one.
///
/// It accepts what ICU4C accepts but for a few things that ICU lets pass and that are never right (M1-60 to M1-66): a
/// second case of the same key is a fault. Linear in the length of the text; its depth is bounded.
package struct ICUMessageParser {
    /// Arguments inside one another.
    package static let deepest = 64

    package struct Reading: Hashable, Sendable {
        /// Nil when a fault leaves the text without a meaning.
        package var message: ICUMessage?
        /// In the order of the text; at most one of them is not harmless, and it is the last one found.
        package var faults: [ICUMessageFault]
    }

    let bytes: [UInt8]
    let apostrophes: ICUApostrophes
    var index = 0
    var faults: [ICUMessageFault] = []

    package static func parse(_ text: String, apostrophes: ICUApostrophes = .doubleOptional) -> Reading {
        var parser = ICUMessageParser(bytes: Array(text.utf8), apostrophes: apostrophes)
        do throws(ICUMessageFault) {
            let message = try parser.message(in: .top, depth: 0, openedAt: 0)
            return Reading(message: message, faults: parser.faults)
        } catch {
            return Reading(message: nil, faults: parser.faults + [error])
        }
    }

    private init(bytes: [UInt8], apostrophes: ICUApostrophes) {
        self.bytes = bytes
        self.apostrophes = apostrophes
    }

    /// What a message belongs to, which decides what has a meaning in it.
    enum Parent {
        case top, plural, select, choice
    }

    /// Reads up to the end of the text, or up to the brace or bar that ends the message, which is left to the caller.
    ///
    /// - Parameters:
    ///   - opening: the brace that is to be closed.
    ///   - owner: the name of the case or argument that it belongs to.
    mutating func message(
        in parent: Parent, depth: Int, openedAt opening: Int, of owner: Range<Int> = 0..<0
    ) throws(ICUMessageFault) -> ICUMessage {
        var parts: [Located<ICUMessage.Part>] = []
        // The text up to the last quotation; what follows it stands in the bytes.
        var text: [UInt8] = []
        var textStart = index
        var plainStart = index
        func flush(_ end: Int, _ parts: inout [Located<ICUMessage.Part>]) {
            if text.isEmpty {
                guard plainStart < end else { return }
                parts.append(Located(.text(string(plainStart..<end)), at: SourceRange(textStart..<end)))
            } else {
                text += bytes[plainStart..<end]
                parts.append(Located(.text(String(decoding: text, as: UTF8.self)), at: SourceRange(textStart..<end)))
                text.removeAll(keepingCapacity: true)
            }
        }
        while index < bytes.count {
            let start = index
            switch bytes[index] {
            case UInt8(ascii: "'"):
                text += bytes[plainStart..<start]
                quotation(in: parent, &text)
                plainStart = index
                continue
            case UInt8(ascii: "#") where parent == .plural:
                index += 1
                flush(start, &parts)
                parts.append(Located(.number, at: SourceRange(start..<index)))
            case UInt8(ascii: "{"):
                flush(start, &parts)
                let argument = try argument(depth: depth)
                parts.append(Located(.argument(argument), at: SourceRange(start..<index)))
            case UInt8(ascii: "}") where parent != .top, UInt8(ascii: "|") where parent == .choice:
                flush(start, &parts)
                return ICUMessage(parts)
            case let byte:
                if byte == UInt8(ascii: "}") { noteUnmatchedBrace() }
                index += 1
                continue
            }
            textStart = index
            plainStart = index
        }
        flush(index, &parts)
        if parent == .top { return ICUMessage(parts) }
        let what = parent == .choice ? "the argument" : "the text of the case"
        throw unclosed(
            opening, .unclosedArgument, "\(what) \(Wording.quoted(string(owner))) is never closed; add a '}'")
    }

    /// Reads the apostrophe at `index`, and what it quotes.
    private mutating func quotation(in parent: Parent, _ text: inout [UInt8]) {
        let apostrophe = UInt8(ascii: "'")
        let start = index
        index += 1
        guard index < bytes.count, case let next = bytes[index], next != apostrophe else {
            text.append(apostrophe)
            index = min(index + 1, bytes.count)
            return
        }
        let isBrace = next == UInt8(ascii: "{") || next == UInt8(ascii: "}")
        let isOther =
            parent == .plural && next == UInt8(ascii: "#") || parent == .choice && next == UInt8(ascii: "|")
        guard apostrophes == .doubleRequired || isBrace || isOther else { return text.append(apostrophe) }
        let contentStart = index
        while index < bytes.count {
            if bytes[index] == apostrophe {
                index += 1
                guard index < bytes.count, bytes[index] == apostrophe else {
                    return noteQuotation(contentStart..<index - 1, in: parent)
                }
            }
            text.append(bytes[index])
            index += 1
        }
        faults.append(
            ICUMessageFault(
                .openQuotation, SourceRange(start..<start + 1),
                "the quotation from this apostrophe on is never closed, so that nothing behind it is read; "
                    + "write two apostrophes for one, or close it"))
    }

    /// Notes a quotation that nobody can have meant: around an argument, or around nothing that it would protect.
    private mutating func noteQuotation(_ content: Range<Int>, in parent: Parent) {
        let range = SourceRange(content.lowerBound - 1..<content.upperBound + 1)
        // Where only some apostrophes quote, one that quotes more than an argument is meant to, but behind a letter, as in
        // "d'{owner}".
        let before = range.indices.lowerBound - 1
        let isInWord = before >= 0 && bytes[before].isLetter
        if let hole = hole(in: content), apostrophes == .doubleRequired || hole == content || isInWord {
            faults.append(
                ICUMessageFault(
                    .quotedArgument, range,
                    "the apostrophe before \(Wording.quoted(string(hole))) stops it from being filled in; "
                        + "write '' for an apostrophe"))
        } else if apostrophes == .doubleRequired, !bytes[content].contains(where: { Self.hasMeaning($0, in: parent) }) {
            faults.append(
                ICUMessageFault(
                    .lostApostrophe, range,
                    "the apostrophes around \(Wording.quoted(string(content))) are not shown; write '' for each"))
        }
    }

    /// The first argument without a type in a part of the text, if it has one.
    private func hole(in part: Range<Int>) -> Range<Int>? {
        for index in part where bytes[index] == UInt8(ascii: "{") {
            if let hole = NamedHole.hole(in: bytes.span.extracting(..<part.upperBound), at: index) {
                return hole.range.indices
            }
        }
        return nil
    }

    private static func hasMeaning(_ byte: UInt8, in parent: Parent) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"): true
        case UInt8(ascii: "#"): parent == .plural
        case UInt8(ascii: "|"): parent == .choice
        default: false
        }
    }

    private mutating func noteUnmatchedBrace() {
        faults.append(
            ICUMessageFault(
                .unmatchedBrace, SourceRange(index..<index + 1),
                "this '}' closes nothing and is shown; delete it, or write ''}'' between apostrophes"))
    }

    // MARK: Small pieces

    mutating func skipSpace() {
        while let scalar = scalar, PatternCharacters.isWhiteSpace(scalar) { index += scalar.utf8.count }
    }

    /// Passes over an identifier; nothing where none begins.
    mutating func skipIdentifier() {
        while let scalar = scalar, !PatternCharacters.isSyntaxOrWhiteSpace(scalar) { index += scalar.utf8.count }
    }

    /// The character at `index`; nil at the end.
    var scalar: Unicode.Scalar? {
        guard index < bytes.count else { return nil }
        if bytes[index] < 0x80 { return Unicode.Scalar(bytes[index]) }
        return UTF8Scalars.scalar(in: bytes.span, at: index)?.scalar
    }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func located(_ range: Range<Int>) -> Located<String> { Located(string(range), at: SourceRange(range)) }

    /// Whether the byte stands at `index`.
    func isAt(_ character: Unicode.Scalar) -> Bool {
        index < bytes.count && UInt32(bytes[index]) == character.value
    }

    /// The fault of something that begins with the brace at `opening` and has no end.
    func unclosed(_ opening: Int, _ cause: ICUMessageFault.Cause, _ message: String) -> ICUMessageFault {
        ICUMessageFault(cause, SourceRange(opening..<min(opening + 1, bytes.count)), message)
    }

    /// The character at `index` as a range; empty at the end.
    var here: SourceRange { SourceRange(index..<index + (scalar?.utf8.count ?? 0)) }

    /// The character at `index` in quotes, or what the end is called.
    var hereQuoted: String { scalar.map { Wording.quoted(String($0)) } ?? "the end of the text" }
}

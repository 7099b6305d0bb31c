import L10nSource

extension PseudoLocale {
    /// What becomes of a source text that is written in a syntax.
    ///
    /// - Parameter isPart: as in ``text(_:notation:isPart:)``; a message in ICU's notation is never a part.
    package func text(_ text: String, in syntax: MessageSyntax, isPart: Bool = false) -> String {
        if syntax.notation == .icu { return message(text, apostrophes: syntax.apostrophes) ?? text }
        return self.text(text, notation: syntax.notation, isPart: isPart)
    }

    /// What becomes of a message in ICU's notation: its text and those of its cases change; names, types, styles, the words
    /// of cases and `#` stay. Nil for a text without a meaning.
    package func message(_ text: String, apostrophes: ICUApostrophes = .doubleOptional) -> String? {
        guard let tree = ICUMessageParser.parse(text, apostrophes: apostrophes).message else { return nil }
        return PseudoMessage(pseudo: self, bytes: Array(text.utf8)).text(of: tree, in: .message)
    }
}

/// Writes a message anew, with its texts in a pseudo-language.
private struct PseudoMessage {
    let pseudo: PseudoLocale
    let bytes: [UInt8]

    /// Characters that no text has, as Unicode keeps them out of interchange: one stands for each argument of a text while
    /// that is changed, so that a tag or an address around an argument is seen as one.
    private static let marks = (0xFDD0...0xFDEF).compactMap { Unicode.Scalar(UInt32($0)) }

    func text(of message: ICUMessage, in parent: ICUTextParent) -> String {
        let texts = message.parts.compactMap { part in if case .text(let text) = part.value { text } else { nil } }
        guard let first = message.parts.first, let last = message.parts.last else { return "" }
        let mark = Self.marks.first { mark in !texts.contains { $0.unicodeScalars.contains(mark) } }
        guard let mark else { return string(first.range.indices.lowerBound..<last.range.indices.upperBound) }
        var flat = ""
        var arguments: [String] = []
        for part in message.parts {
            switch part.value {
            case .text(let text):
                flat += text
                continue
            case .number: arguments.append("#")
            case .argument(let argument): arguments.append(source(of: argument, part.range.indices))
            }
            flat.unicodeScalars.append(mark)
        }
        let changed = pseudo.text(flat, notation: .plain, isPart: parent != .message, mark: mark)
        var next = arguments.makeIterator()
        return changed.unicodeScalars.split(separator: mark, omittingEmptySubsequences: false)
            .map { ICUText.quoted(String($0), in: parent) + (next.next() ?? "") }.joined()
    }

    /// The argument with its own characters around the texts of its cases.
    private func source(of argument: ICUMessage.Argument, _ range: Range<Int>) -> String {
        var result = ""
        var index = range.lowerBound
        for message in argument.kind.messages {
            guard let first = message.parts.first, let last = message.parts.last else { continue }
            result += string(index..<first.range.indices.lowerBound) + text(of: message, in: argument.kind.parent)
            index = last.range.indices.upperBound
        }
        return result + string(index..<range.upperBound)
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension ICUMessage.Kind {
    /// What its texts stand in.
    fileprivate var parent: ICUTextParent {
        switch self {
        case .value, .formatted, .select: .select
        case .plural: .plural
        case .choice: .choice
        }
    }
}

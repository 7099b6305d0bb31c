import L10nCatalog
import L10nMessages
import L10nProject
import L10nSource

/// The texts that a message in ICU's notation chooses among, where it is nothing but choices: each is a whole sentence, as
/// a form of a `.stringsdict` is, and is looked at by itself. In the message what one of them says hides what another lacks.
struct MessageCases {
    struct Case {
        /// What chooses the text, outermost first.
        let keys: [ICUMessage.Key]
        /// The text in place of the whole message.
        let text: TextSite

        var isForAll: Bool { keys.allSatisfy { $0 == .word("other") } }
        fileprivate var isForZero: Bool { keys.contains(.exact(0)) || keys.contains(.word("zero")) }
        /// What chooses it where `one` is for 1 alone.
        fileprivate var keysOfOne: [ICUMessage.Key] { keys.map { $0 == .exact(1) ? .word("one") : $0 } }
        fileprivate var showsNumber: Bool {
            text.withText { bytes in bytes.indices.contains { bytes[$0] == UInt8(ascii: "#") } }
        }
    }

    private(set) var cases: [Case] = []

    /// A message with more is looked at as a whole: each case is compared with one of the source.
    private static let most = 100

    /// Nil for a text in another notation, one without a meaning, and one that has something beside its choice.
    init?(_ text: TextSite) {
        guard text.entry.formsNumber == 0, let setting = text.site.table.notations?[text.entry.key],
            setting.notation.value == .mf1, text.entry.textTraits.hasAny(of: .brace), text.withText(Self.isInBraces)
        else { return nil }
        let written = text.text
        guard let message = ICUMessageParser.parse(written, apostrophes: setting.apostrophes).message,
            Self.choice(in: message) != nil, collect(message, [], of: text, Array(written.utf8)), !cases.isEmpty
        else { return nil }
    }

    /// The text that is chosen alike, or else the more general one. Nil for a case of zero where there is none, as "no files"
    /// is a sentence of its own.
    func counterpart(of other: Case) -> TextSite? {
        if let same = cases.first(where: { $0.keys == other.keys }) { return same.text }
        if other.isForZero { return nil }
        // What shows the number may be for 21 as well, and says what `other` says.
        if !other.showsNumber, let one = cases.first(where: { $0.keysOfOne == other.keysOfOne }) { return one.text }
        let near = cases.first { own in
            own.keys.count == other.keys.count
                && zip(own.keys, other.keys).allSatisfy { $0 == $1 || $0 == .word("other") }
        }
        return (near ?? forAll)?.text
    }

    /// The text of those that get `other` of every choice.
    var forAll: Case? { cases.first(where: \.isForAll) }

    /// Each text with the one of the source that it says.
    /// - Parameter original: the source text as a whole, in whatever notation.
    func beside(_ original: TextSite?) -> [(text: TextSite, source: TextSite?)] {
        let originals = original.flatMap { MessageCases($0) }
        return cases.map { item in
            if let originals { return (item.text, originals.counterpart(of: item)) }
            return (item.text, item.isForZero ? nil : original)
        }
    }

    private static func isInBraces(_ bytes: Span<UInt8>) -> Bool {
        bytes.count > 2 && bytes[0] == UInt8(ascii: "{") && bytes[bytes.count - 1] == UInt8(ascii: "}")
    }

    /// The cases of a message that is one choice.
    private static func choice(in message: ICUMessage) -> [ICUMessage.Case]? {
        guard message.parts.count == 1, case .argument(let argument) = message.parts[0].value else { return nil }
        return switch argument.kind {
        case .plural(let plural): plural.cases
        case .select(let cases): cases
        case .value, .formatted, .choice: nil
        }
    }

    /// Whether all texts of a message have places of their own in the file.
    private mutating func collect(
        _ message: ICUMessage, _ keys: [ICUMessage.Key], of whole: TextSite, _ bytes: [UInt8]
    ) -> Bool {
        if let cases = Self.choice(in: message) {
            return cases.allSatisfy { collect($0.message, keys + [$0.key.value], of: whole, bytes) }
        }
        let isBlank = message.parts.allSatisfy { part in
            if case .text(let text) = part.value { text.allSatisfy(\.isWhitespace) } else { false }
        }
        guard !isBlank, let first = message.parts.first, let last = message.parts.last else { return true }
        let part = first.range.indices.lowerBound..<last.range.indices.upperBound
        var text = whole
        text.entry.textRange = whole.span(of: part).range
        cases.append(Case(keys: keys, text: text))
        // A section of XML without references is read otherwise where its beginning is cut off.
        return cases.count <= Self.most && text.text.utf8.elementsEqual(bytes[part])
    }
}

extension TextSite {
    /// Whether it is one of the texts of a message (`MessageCases`).
    var isCase: Bool {
        entry.formsNumber == 0 && site.column.entry(for: entry.key).map { $0.textRange != entry.textRange } ?? false
    }
}

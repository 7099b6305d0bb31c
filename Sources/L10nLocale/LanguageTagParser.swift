/// Reads the grammar of BCP 47 and puts the subtags into their usual letter case.
///
/// Source: RFC 5646, sections 2.1 and 2.1.1. Any text is accepted as input; the work is linear in its length.
struct LanguageTagParser {
    /// The longest tag in bytes. RFC 5646 sets no limit, section 4.4.1 asks readers for at least 35.
    static let longestTag = 255

    static func parse(_ text: some StringProtocol) -> Result<LanguageTag, LanguageTagMalformation> {
        do throws(LanguageTagMalformation) {
            var parser = try LanguageTagParser(text)
            return .success(try parser.tag())
        } catch {
            // Irregular tags such as `i-klingon` and `sgn-BE-FR` do not follow the grammar and are listed one by one.
            guard text.utf8.count <= longestTag,
                let alias = LocaleTables.languageAliases.value(of: text.lowercased()),
                let replacement = alias.split(separator: " ").last, let tag = LanguageTag(replacement)
            else { return .failure(error) }
            return .success(tag)
        }
    }

    private var subtags: ArraySlice<Substring>
    private var result = ""
    private var layout = LanguageTag.Layout()

    private init(_ text: some StringProtocol) throws(LanguageTagMalformation) {
        guard !text.isEmpty else { throw .empty }
        guard text.utf8.count <= Self.longestTag else { throw .tooLong }
        for scalar in text.unicodeScalars where !(scalar.isASCIILetterOrDigit || scalar == "-") {
            throw .character(scalar)
        }
        let parts = text.lowercased().split(separator: "-", omittingEmptySubsequences: false)
        for part in parts {
            guard !part.isEmpty else { throw .emptySubtag }
            guard part.utf8.count <= 8 else { throw .longSubtag(String(part)) }
        }
        subtags = parts[...]
    }

    private mutating func tag() throws(LanguageTagMalformation) -> LanguageTag {
        if subtags.first != "x" { try language() }
        layout.variants = position
        try extensions()
        try privateUse()
        if let rest = subtags.first { throw .misplaced(String(rest)) }
        return LanguageTag(description: result, layout: layout)
    }

    private mutating func language() throws(LanguageTagMalformation) {
        guard let language = take(where: { (2...8).contains($0.utf8.count) && $0.isLetters }) else {
            throw .language(String(subtags.first ?? ""))
        }
        layout.language = position
        // At most three, and none behind a language of more letters.
        for _ in 0..<3 where language.utf8.count <= 3 {
            guard take(where: { $0.utf8.count == 3 && $0.isLetters }) != nil else { break }
        }
        layout.extendedLanguage = position
        take(where: { $0.utf8.count == 4 && $0.isLetters }, as: { $0.prefix(1).uppercased() + $0.dropFirst() })
        layout.script = position
        take(
            where: { $0.utf8.count == 2 && $0.isLetters || $0.utf8.count == 3 && $0.isDigits },
            as: { $0.uppercased() })
        layout.region = position
        var seen: Set<Substring> = []
        while let variant = take(where: \.isVariant) {
            guard seen.insert(variant).inserted else { throw .repeatedVariant(String(variant)) }
        }
    }

    private mutating func extensions() throws(LanguageTagMalformation) {
        var seen: Set<Substring> = []
        while let singleton = take(where: { $0.utf8.count == 1 && $0 != "x" }) {
            guard seen.insert(singleton).inserted else { throw .repeatedExtension(String(singleton)) }
            guard take(where: { $0.utf8.count > 1 }) != nil else { throw .emptyExtension(String(singleton)) }
            while take(where: { $0.utf8.count > 1 }) != nil {}
        }
    }

    private mutating func privateUse() throws(LanguageTagMalformation) {
        guard take(where: { $0 == "x" }) != nil else { return }
        guard !subtags.isEmpty else { throw .emptyExtension("x") }
        while take(where: { _ in true }) != nil {}
    }

    /// Moves the next subtag into the result when it is wanted.
    @discardableResult
    private mutating func take(
        where isWanted: (Substring) -> Bool, as spelled: (Substring) -> String = { String($0) }
    ) -> Substring? {
        guard let subtag = subtags.first, isWanted(subtag) else { return nil }
        if !result.isEmpty { result += "-" }
        result += spelled(subtag)
        subtags.removeFirst()
        return subtag
    }

    private var position: UInt8 { UInt8(result.utf8.count) }
}

extension Substring {
    fileprivate var isLetters: Bool { utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } }

    fileprivate var isDigits: Bool { utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }

    /// Five to eight characters, or four that begin with a digit.
    fileprivate var isVariant: Bool { utf8.count >= 5 || utf8.count == 4 && prefix(1).isDigits }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetterOrDigit: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }
}

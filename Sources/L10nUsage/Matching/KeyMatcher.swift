import L10nSource

/// The keys of one table, found by what code knows of them (SC-40).
struct KeyMatcher {
    private let keys: [String]
    /// By their bytes, as `==` takes composed and decomposed letters for the same, which no look-up of Apple's does.
    private var exact: [[UInt8]: Int] = [:]
    /// Those whose plural forms have keys of their own, by what code asks for.
    private var forms: [[UInt8]: [Int]] = [:]
    /// Keys that are the same but for the types of their values.
    private var normalized: [[UInt8]: [Int]] = [:]
    /// The numbers of the keys in the order of their bytes, and of their bytes from the end.
    private let sorted: [Int]
    private let reversed: [(text: [UInt8], key: Int)]
    private lazy var bytes: [[UInt8]] = keys.map { Array($0.utf8) }
    /// Made for the first text whose beginning and end many keys have.
    private lazy var parts: KeyParts = KeyParts(bytes)

    init(_ keys: [String]) {
        self.keys = keys
        for (number, key) in keys.enumerated() {
            exact[Array(key.utf8)] = number
            if let form = FormKey(key) { forms[Array(form.key.utf8), default: []].append(number) }
            if key.utf8.contains(UInt8(ascii: "%")) {
                normalized[Array(SpecifierScan.normalized(key).text.utf8), default: []].append(number)
            }
        }
        // In order, the keys with a common beginning, or end, are a run that a binary search finds.
        sorted = keys.indices.sorted { keys[$0].utf8.lexicographicallyPrecedes(keys[$1].utf8) }
        reversed = keys.indices.map { (Array(keys[$0].utf8.reversed()), $0) }
            .sorted { $0.0.lexicographicallyPrecedes($1.0) }
    }

    /// The key itself, and the keys of its plural forms.
    func find(_ key: String) -> [Int] {
        let bytes = Array(key.utf8)
        let own = exact[bytes].map { [$0] } ?? []
        return forms.isEmpty ? own : own + (forms[bytes] ?? [])
    }

    /// The keys that a use asks for, and those that would be but for the types of their values.
    mutating func match(_ use: KeyUse) -> (keys: [Int], twins: [Int]) {
        if let literal = use.key.literal {
            guard use.isLocalized, literal.utf8.contains(UInt8(ascii: "%")) else {
                return (find(literal), [])
            }
            // Nobody has seen which of the two is looked up (SC-33).
            let doubled = literal.replacing("%", with: "%%")
            let found = find(literal) + find(doubled)
            return found.isEmpty ? matchSpecifiers(use.key) : (found, [])
        }
        if use.key.parts.contains(.anything) {
            return (matchAnything(use.key.parts, isLookup: use.kind != .mention), [])
        }
        return matchSpecifiers(use.key)
    }

    private func matchSpecifiers(_ pattern: KeyPattern) -> (keys: [Int], twins: [Int]) {
        var written = ""
        for part in pattern.parts {
            switch part {
            case .text(let text): written += text
            case .specifier(let specifier): written += specifier ?? "%?"
            case .anything: return ([], [])
            }
        }
        // A specifier that nobody knows is written as none that exists.
        let (text, kinds) = Self.normalized(pattern, written)
        var found: [Int] = []
        var twins: [Int] = []
        for number in normalized[Array(text.utf8)] ?? [] {
            let own = SpecifierScan.normalized(keys[number]).kinds
            let fits = zip(own, kinds).allSatisfy { $1 == nil || $0 == "?" || $0 == $1 }
            let isArgument = own.contains("?") && keys[number].contains("%arg")
            if fits, !isArgument { found.append(number) } else { twins.append(number) }
        }
        return (found, twins)
    }

    private static func normalized(_ pattern: KeyPattern, _ written: String) -> (text: String, kinds: [Character?]) {
        var text = ""
        var kinds: [Character?] = []
        for part in pattern.parts {
            switch part {
            case .text(let literal):
                let scanned = SpecifierScan.normalized(literal)
                text += scanned.text
                kinds += scanned.kinds.map(Optional.some)
            case .specifier(let specifier):
                text.append("\u{0}")
                kinds.append(specifier?.last.map(SpecifierScan.kind))
            case .anything: break
            }
        }
        return (text, kinds)
    }

    // MARK: Keys that are put together

    /// The keys that a text with any values in it may be (SC-43, SC-77).
    private mutating func matchAnything(_ parts: [KeyPattern.Part], isLookup: Bool) -> [Int] {
        let texts = parts.map { part -> String? in if case .text(let text) = part { text } else { nil } }
        // Holes and punctuation alone say nothing, but where they are looked up.
        guard texts.contains(where: { text in text.map { isLookup || $0.contains(where: \.isLetter) } ?? false }) else {
            return []
        }
        let written = texts.map { $0.map { Array($0.utf8) } }
        return candidates(written).filter { Self.fits(bytes[$0], written[...]) }
    }

    /// So many keys are read sooner than they are looked for by their parts.
    private static let few = 64

    /// The fewest keys among which all are that may have the texts: those with their beginning, their end, or the rarest part
    /// of any of them.
    private mutating func candidates(_ texts: [[UInt8]?]) -> [Int] {
        let beginning = (texts.first ?? nil).map(run(beginning:))
        let ending = (texts.last ?? nil).map { run(ending: $0.reversed()) }
        let least = min(beginning?.count ?? keys.count, ending?.count ?? keys.count)
        if least > Self.few {
            let rarest = texts.compactMap { $0.flatMap { parts.run(holding: $0) } }.min { $0.count < $1.count }
            if let rarest, rarest.count < least { return parts.keys(in: rarest) }
        }
        if let beginning, beginning.count == least { return Array(sorted[beginning]) }
        if let ending, ending.count == least { return reversed[ending].map(\.key) }
        return Array(keys.indices)
    }

    /// Whether a key has the texts in their order, with something in place of each hole.
    private static func fits(_ key: [UInt8], _ texts: ArraySlice<[UInt8]?>) -> Bool {
        var (rest, texts) = (key[...], texts)
        if let first = texts.first, let text = first {
            guard rest.starts(with: text) else { return false }
            rest.removeFirst(text.count)
            texts.removeFirst()
        }
        if let last = texts.last, let text = last {
            guard rest.count >= text.count, rest.suffix(text.count).elementsEqual(text) else { return false }
            rest.removeLast(text.count)
            texts.removeLast()
        }
        for text in texts {
            guard let text else { continue }
            // The first place is enough: what fits behind a later one fits behind this one as well.
            guard let end = end(of: text, in: rest) else { return false }
            rest = rest[end...]
        }
        return true
    }

    /// Where the first place of a text ends.
    private static func end(of text: [UInt8], in key: ArraySlice<UInt8>) -> Int? {
        guard let first = text.first else { return key.startIndex }
        var index = key.startIndex
        while index + text.count <= key.endIndex {
            if key[index] == first, key[index..<index + text.count].elementsEqual(text) { return index + text.count }
            index += 1
        }
        return nil
    }

    /// The places in `sorted` of the keys that begin with a text.
    private func run(beginning prefix: [UInt8]) -> Range<Int> {
        let start = sorted.partitioningIndex { !keys[$0].utf8.lexicographicallyPrecedes(prefix) }
        return start..<sorted[start...].partitioningIndex { !keys[$0].utf8.starts(with: prefix) }
    }

    /// The places in `reversed` of the keys that end with a text, whose bytes are given from its end.
    private func run(ending suffix: [UInt8]) -> Range<Int> {
        let start = reversed.partitioningIndex { !$0.text.lexicographicallyPrecedes(suffix) }
        return start..<reversed[start...].partitioningIndex { !$0.text.starts(with: suffix) }
    }
}

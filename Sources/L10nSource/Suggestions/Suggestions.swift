/// Finds what an author may have meant by names that do not exist, among candidates that are the same for all of them.
///
/// A question looks at all of up to 1,024 candidates. Of more it looks at 256 that share the rarest pairs and triples of
/// letters with the name, and at a few with the same segments, however many there are. Of these so many are compared letter
/// by letter that they have 32,768 letters together.
package struct Suggestions: Sendable {
    /// Of so many candidates, all are looked at for a name.
    static let limit = 1024
    /// So many of more are.
    private static let gramLimit = 256
    /// So many letters of candidates are compared with a name.
    private static let letterLimit = 1 << 15
    /// So many suggestions are made for a name.
    private static let count = 3

    private let candidates: CandidateNames
    private let segments: SegmentIndex?
    private let grams: GramIndex?
    private let letterLimit: Int

    /// Work that grows with the letters of the candidates, once for all questions.
    package init(_ candidates: some Sequence<String>) {
        let names = CandidateNames(candidates)
        self.candidates = names
        segments = SegmentIndex(names.names)
        grams = names.names.count > Self.limit ? GramIndex(names, limit: Self.gramLimit) : nil
        letterLimit = Self.letterLimit
    }

    /// For one question, which looks at all candidates.
    private init(_ candidates: some Sequence<String>, for name: String) {
        self.candidates = CandidateNames(candidates)
        segments = name.utf8.contains(0x2E) ? SegmentIndex(self.candidates.names) : nil
        grams = nil
        letterLimit = .max
    }

    /// At most three of the candidates, nearest first, then by name.
    ///
    /// A candidate is near within Damerau–Levenshtein distance 2 (3 for names over 12 characters), when its dotted
    /// segments are the same in another order, or when it shares the last of several segments. The dots of a text with
    /// spaces end its sentences.
    /// - Parameter narrow: the distance within which letters are near, where it is not the usual one. Sharing the last of
    ///   several segments is then not enough.
    package func near(_ name: String, within narrow: Int? = nil) -> [String] {
        let limit = narrow ?? (name.count > 12 ? 3 : 2)
        let letters = Array(name.utf16)
        let traits = LetterTraits(letters)
        var found = NearestNames(count: Self.count)
        /// Returns whether the candidate is near by its letters.
        func compare(_ number: Int) -> Bool {
            // Two short names that share no letter are not near, whatever the limit.
            let reach = min(limit, found.reach, letters.count - 1)
            guard let distance = candidates.distance(letters, to: number, limit: reach) else { return false }
            if candidates.names[number] != name { found.insert(candidates.names[number], at: distance) }
            return true
        }
        var compared: Set<Int> = []
        var lettersLeft = letterLimit
        visitCandidates(letters) { number in
            guard lettersLeft > 0, candidates.mayBeNear(traits, number, limit: limit),
                compared.insert(number).inserted
            else { return }
            lettersLeft -= letters.count
            _ = compare(number)
        }
        segments?.visit(name) { number, hasAll in
            let candidate = candidates.names[number]
            guard candidate != name, !compare(number), hasAll || narrow == nil else { return }
            // Behind all that are near by their letters.
            found.insert(candidate, at: limit + (hasAll ? 1 : 2))
        }
        return found.names
    }

    private func visitCandidates(_ letters: [UInt16], _ body: (Int) -> Void) {
        guard let grams else { return candidates.names.indices.forEach(body) }
        grams.visit(letters, body)
    }

    /// `did you mean 'a'?`, or `did you mean 'a', 'b' or 'c'?`; nil when nothing is near.
    package func question(_ name: String, within narrow: Int? = nil) -> String? {
        let names = near(name, within: narrow).map { Wording.quoted($0) }
        guard let last = names.last else { return nil }
        let head = names.dropLast().joined(separator: ", ")
        return "did you mean " + (head.isEmpty ? last : head + " or " + last) + "?"
    }
}

extension Suggestions {
    /// The answer to a single question. Where names are asked for again and again, candidates are given once.
    package static func near(_ name: String, among candidates: some Sequence<String>) -> [String] {
        Suggestions(candidates, for: name).near(name)
    }

    /// The answer to a single question. Where names are asked for again and again, candidates are given once.
    package static func question(_ name: String, among candidates: some Sequence<String>) -> String? {
        Suggestions(candidates, for: name).question(name)
    }
}

/// The names that may have been meant, with what tells most of them from another name at once.
struct CandidateNames: Sendable {
    /// Each once.
    let names: [String]
    private let traits: [LetterTraits]
    /// The letters of all names, one after the other.
    private let letters: [UInt16]
    private let ends: [Int]

    init(_ candidates: some Sequence<String>) {
        var seen: Set<String> = []
        var names: [String] = []
        var traits: [LetterTraits] = []
        var letters: [UInt16] = []
        var ends: [Int] = []
        for name in candidates where seen.insert(name).inserted {
            let start = letters.count
            letters.append(contentsOf: name.utf16)
            names.append(name)
            traits.append(LetterTraits(letters[start...]))
            ends.append(letters.count)
        }
        (self.names, self.traits, self.letters, self.ends) = (names, traits, letters, ends)
    }

    /// The letters of a name.
    func letters(of number: Int) -> ArraySlice<UInt16> {
        letters[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
    }

    /// False only for names that are farther away than the limit.
    func mayBeNear(_ traits: LetterTraits, _ number: Int, limit: Int) -> Bool {
        traits.mayBeNear(self.traits[number], limit: limit)
    }

    func distance(_ letters: [UInt16], to number: Int, limit: Int) -> Int? {
        Suggestions.distance(letters, self.letters(of: number), limit: limit)
    }
}

/// How many letters a name has, and which.
struct LetterTraits: Sendable {
    private let count: Int
    /// A bit for each letter that occurs, which some share.
    private let letters: UInt64

    init(_ letters: some Collection<UInt16>) {
        count = letters.count
        self.letters = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// False only where the distance is over the limit: a slip makes one letter another one, so that two may differ.
    func mayBeNear(_ other: LetterTraits, limit: Int) -> Bool {
        abs(count - other.count) <= limit && (letters ^ other.letters).nonzeroBitCount <= 2 * limit
    }
}

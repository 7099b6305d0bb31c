/// What stands where in a pack; the article "The format of packs" says it byte by byte.
package enum PackFormat {
    /// The first bytes. A transfer that takes the file for text changes the last two.
    package static let magic = Array("SVPACK\r\n".utf8)
    /// A reader takes this version alone.
    package static let version: UInt16 = 1
    /// The bytes before the directory.
    package static let headerSize = 64
    /// The bytes of the directory for each section.
    package static let entrySize = 32
    /// Sections begin at multiples of this.
    package static let alignment = 64
    /// More slots than these are never tried for a key, as a table without a free one would be walked for ever.
    static let mostProbes = 4_096

    /// The places of the header's numbers.
    package enum Header {
        package static let version = 8
        package static let flags = 10
        package static let sections = 12
        package static let fileSize = 16
        package static let keys = 24
        package static let languages = 28
        package static let hash = 32
        package static let keySetHash = 40
        package static let reserved = 48
    }
}

/// The sections of a pack, in the order in which they stand there. Each is there once, the texts once a language.
package enum PackSection: UInt32, CaseIterable, Sendable {
    /// What the configuration says of look-ups, and the modifiers of the theme.
    case settings = 1
    /// A list of the keys, in the order of their bytes.
    case keys = 2
    /// Finds keys by their hash.
    case slots = 3
    /// For each key the number of its first place.
    case keyPlaces = 4
    /// For each place the table that it stands in.
    case places = 5
    /// A list of the tables, with their layers and bundles.
    case tables = 6
    /// A list of the tags of the languages, in their order.
    case languages = 7
    /// A list of what other sections name by number: files, and of tokens their paths, members and lists.
    case names = 8
    /// A list of the documents of state views: a path, then its bytes.
    case documents = 9
    /// A list of the paths of tokens, in the order of their bytes.
    case tokenPaths = 10
    /// A list of the different values of tokens.
    case tokenValues = 11
    /// A list of the different steps on the way to a value.
    case tokenSteps = 12
    /// A list of the different answers: a value and the steps that lead to it.
    case tokenAnswers = 13
    /// For each permutation of the theme its column.
    case permutations = 14
    /// The different columns: for each token the number of its answer plus one, or 0.
    case columns = 15
    /// A list of pictures: a name, then its bytes.
    case icons = 16
    /// For each place the text of one language.
    case texts = 17

    /// Whether the section is a list of parts of any length.
    var isList: Bool {
        switch self {
        case .keys, .tables, .languages, .names, .documents, .tokenPaths, .tokenValues, .tokenSteps, .tokenAnswers,
            .icons:
            true
        case .settings, .slots, .keyPlaces, .places, .permutations, .columns, .texts: false
        }
    }

    /// The sections that are there once.
    static let single = allCases.filter { $0 != .texts }
}

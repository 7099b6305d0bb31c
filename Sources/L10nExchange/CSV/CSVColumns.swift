import L10nLocale
import L10nSource

/// Which column of a table holds what, told by the names in its first row.
struct CSVColumns {
    enum Name: CaseIterable {
        case file
        case key
        case variant
        case comment
        /// What a tool tells besides the developer's comment.
        case context
        case limit
        case state
        case source

        /// The names in lower case; the first one is written.
        var texts: [String] {
            switch self {
            case .file: ["file", "original", "table"]
            case .key: ["key", "id"]
            case .variant: ["variant", "path"]
            case .comment: ["comment", "note", "notes"]
            case .context: ["context"]
            case .limit: ["limit", "maxlength", "maximum length"]
            case .state: ["state", "status"]
            case .source: ["source"]
            }
        }
    }

    /// A column of translations; the language is nil where the column is named `target` only.
    struct Language {
        var tag: String?
        var column: Int
    }

    private var columns: [Name: Int] = [:]
    private(set) var languages: [Language] = []

    /// Columns that nobody here knows are passed over.
    /// - Parameter wanted: the language that is asked for, by whose name its column is found even if the name of no
    ///   language is known.
    init(_ names: [String], wanted: String?) {
        let names = names.map(\.trimmed)
        let present = Set(names.map { $0.lowercased() })
        for (column, name) in names.enumerated() {
            if name.lowercased() != wanted?.lowercased(),
                let known = Name.allCases.first(where: { $0.texts.contains(name.lowercased()) }),
                !isLanguage(name, insteadOf: known, among: present)
            {
                // Of two columns for the same thing the first counts.
                columns[known] = columns[known] ?? column
            } else if name.lowercased() == "target" || name.lowercased() == "translation" {
                languages.append(Language(tag: nil, column: column))
            } else if name == wanted || Self.isLanguage(name) {
                languages.append(Language(tag: name, column: column))
            }
        }
    }

    subscript(name: Name) -> Int? { columns[name] }

    /// The column of a language's translations.
    func column(of tag: String) -> Int? {
        let named = languages.first { $0.tag?.lowercased() == tag.lowercased() }
        return (named ?? languages.first { $0.tag == nil })?.column
    }

    /// Whether a name is that of a language, as `id` is Indonesian, because another column has the part that it may name
    /// as well.
    private func isLanguage(_ name: String, insteadOf known: Name, among names: Set<String>) -> Bool {
        guard columns[known] != nil || name.lowercased() != known.texts[0] && names.contains(known.texts[0])
        else { return false }
        return Self.isLanguage(name)
    }

    private static func isLanguage(_ name: String) -> Bool {
        let reading = LanguageTagReading(name)
        guard let tag = reading.tag, reading.problem == nil else { return false }
        // Words of four to eight letters, such as `status`, are well-formed tags too, but of no language.
        return tag.language.utf8.count <= 3
    }
}

extension String {
    fileprivate var trimmed: String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}

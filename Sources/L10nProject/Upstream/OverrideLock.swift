package import L10nLocale

/// What the defaults said when somebody last looked at the overrides of a project.
///
/// An override is written against a wording. When the design system changes that wording or drops the key, nothing in the
/// app changes and nobody looks again; the lock remembers.
package struct OverrideLock: Equatable, Sendable {
    package static let fileName = "stateview-l10n.lock.json"
    /// The version of the file format.
    package static let version = 1

    /// An override, in whatever file of its table it stands.
    package struct Override: Hashable, Sendable {
        package let layer: String
        package let table: String
        package let key: String

        package init(layer: String, table: String, key: String) {
            self.layer = layer
            self.table = table
            self.key = key
        }
    }

    /// The text that a reader of a language would have seen without the override.
    package struct Entry: Equatable, Sendable {
        package let override: Override
        package let language: LanguageTag
        package let text: String
    }

    private var texts: [Override: [LanguageTag: String]] = [:]

    package init() {}

    package subscript(_ override: Override, _ language: LanguageTag) -> String? {
        get { texts[override]?[language] }
        set { texts[override, default: [:]][language] = newValue }
    }

    package var overrides: Set<Override> { Set(texts.keys) }

    /// Takes over what another lock says of an override.
    package mutating func keep(_ override: Override, of other: OverrideLock) {
        texts[override] = other.texts[override]
    }

    /// Sorted, so that the same overrides make the same file.
    package var entries: [Entry] {
        let all = texts.flatMap { override, texts in
            texts.map { Entry(override: override, language: $0.key, text: $0.value) }
        }
        return all.sorted { Self.order($0).lexicographicallyPrecedes(Self.order($1)) }
    }

    private static func order(_ entry: Entry) -> [String] {
        [entry.override.layer, entry.override.table, entry.override.key, entry.language.description]
    }
}

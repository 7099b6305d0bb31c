import DefaultResources
import L10nLocale
import L10nSource
import L10nSyntax

/// Labels that do not say what happens, by language. The whole label is one of them; `Learn more about fees` is none.
///
/// Source: state-views.md A-3 for English; the other languages say the same in their own words.
struct VagueLabels {
    /// By what the languages mean, as `pt` is `pt-BR`.
    private let labels: [LanguageTag: Set<ComparedText>]

    /// The lists that come with the product. Read once, when the first label is looked at.
    static let known = VagueLabels(DefaultResources.file(at: "Resources/Words/vague-labels.json"))

    private init(_ file: EmbeddedFile?) {
        guard let file else {
            labels = [:]
            return
        }
        let root = JSONTree.parse(SourceFile(path: file.path, bytes: file.bytes)).value.root
        var labels: [LanguageTag: Set<ComparedText>] = [:]
        for member in root.members {
            guard let tag = LanguageTag(member.name) else { continue }
            labels[tag.meaning] = Set(member.value.elements.compactMap(\.string).map { ComparedText($0) })
        }
        self.labels = labels
    }

    /// The languages with a list, sorted.
    var languages: [LanguageTag] { labels.keys.sorted() }

    /// Whether a label says nothing in its language. Varieties share the list of their language.
    func contains(_ label: String, in tag: LanguageTag) -> Bool {
        let text = ComparedText(label)
        return FallbackChain(of: tag).tags.contains { labels[$0.meaning]?.contains(text) ?? false }
    }
}

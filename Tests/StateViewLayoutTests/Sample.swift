import DesignTokens
import L10nLocale
import StateViewL10nLoader
import StateViewLayout
import StateViews

/// Views whose texts have as many lines as a test says, whatever the fonts: each word is as wide in points as it says itself.
enum Sample {
    static let words = WordWidths { word, style in
        let points: Double = Double(word.prefix { $0 != "." }) ?? 10
        return points / style.size
    }

    static func text(_ words: [Int]) -> TextSource { .literal(words.map(String.init).joined(separator: " ")) }

    /// - Parameters:
    ///   - title: the words of it by their widths, each as wide as a line; none for no title.
    ///   - labels: the words of each button's label by their widths.
    static func definition(
        title: [Int] = [100], subtitle: [Int] = [], labels: [[Int]] = [], icon: Bool = true,
        width: StateViewAction.Width = .intrinsic
    ) -> StateViewDefinition {
        var definition = StateViewDefinition(
            id: "sample", kind: .empty, title: title.isEmpty ? .none : text(title),
            subtitle: subtitle.isEmpty ? .none : text(subtitle),
            visual: icon ? StateViewVisual(icon: "inbox") : StateViewVisual())
        for (slot, label) in zip(StateViewAction.Slot.allCases, labels) {
            var action = StateViewAction(slot, .retry, label: text(label))
            action.width = width
            definition.set(action)
        }
        return definition
    }

    static func environment(
        _ library: StateViewLibrary, _ profile: StateViewProfile, _ category: SizeCategory = .large,
        _ language: String = "en"
    ) -> StateViewEnvironment {
        library.environment(languages: [language], profile: profile, sizeCategory: category)
    }
}

package import L10nLocale
import L10nSource

/// A text in ICU's notation as a message of the model, and what is wrong with it.
package struct ICUMessageReading: Hashable, Sendable {
    /// Of a text without a meaning its characters, as they are.
    package var message: Message
    /// The text as a tree; nil when it has no meaning.
    package var tree: ICUMessage?
    /// In the order of the text.
    package var faults: [ICUMessageFault]

    package init(
        _ text: String, apostrophes: ICUApostrophes = .doubleOptional, language: LanguageTag? = nil
    ) {
        let reading = ICUMessageParser.parse(text, apostrophes: apostrophes)
        tree = reading.message
        faults = reading.faults
        if let tree {
            message = ICUMessageMapper.message(tree, text: text, language: language)
        } else {
            message = Self.unreadable(text, language)
        }
    }

    private static func unreadable(_ text: String, _ language: LanguageTag?) -> Message {
        let expression = Expression(
            nil, FunctionReference(MessageFunction.unreadable), attributes: Attributes(source: text))
        let parts =
            text.isEmpty ? [] : [Located(PatternPart.placeholder(expression), at: SourceRange(0..<text.utf8.count))]
        return Message(.pattern(PatternMessage(pattern: Pattern(parts))), notation: .icu, language: language)
    }
}

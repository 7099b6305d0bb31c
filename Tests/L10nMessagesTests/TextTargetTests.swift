import L10nLocale
import Testing

@testable import L10nMessages

@Suite struct TextTargetTests {
    static let message = CompiledMessage("<Tom> & %1$@ (%2$d)", notation: .printf)

    @Test(arguments: [
        (TextTarget.screen, "<Tom> & \u{2068}\u{05D0}&\u{2069} (3)"),
        (.html, "&lt;Tom&gt; &amp; <bdi>\u{05D0}&amp;</bdi> (3)"),
        (.plain, "<Tom> & \u{05D0}& (3)"),
        (.name, "<Tom> & \u{05D0}& (3)"),
    ])
    func `each target has its own isolates (B-25 B-26 B-28 B-29)`(_ target: TextTarget, _ text: String) {
        let result = MessageFormatter(for: target, direction: .leftToRight).format(Self.message, ["\u{05D0}&", 3])
        #expect(result == FormattedMessage(text: text, direction: .leftToRight, issues: []))
    }

    @Test(arguments: [
        (TextDirection.leftToRight, "<bdi dir=\"ltr\">a/b</bdi> <bdi dir=\"rtl\">5</bdi>"),
        (.rightToLeft, "<bdi dir=\"rtl\">a/b</bdi> <bdi dir=\"rtl\">5</bdi>"),
    ])
    func `an element has the direction that is known (B-26 B-3)`(_ direction: TextDirection, _ text: String) {
        let message = CompiledMessage("%@ %d", notation: .printf)
        let formatter = MessageFormatter(for: .html, direction: .rightToLeft)
        let result = formatter.format(message, [.string("a/b", direction: direction), 5])
        #expect(result.text == text)
        #expect(result.direction == .rightToLeft)
    }

    @Test func `in HTML a value of the message's direction stands bare, and escaped (B-26 B-3)`() {
        let message = CompiledMessage("{a}|{b}", notation: .named)
        let result = MessageFormatter(for: .html, direction: .leftToRight)
            .format(message, ["a": .string("\"x'", direction: .leftToRight)])
        #expect(result.text == "&quot;x&#39;|\u{2026}")
    }

    @Test(arguments: TextTarget.allCases)
    func `values are balanced and of one line for every target (B-10 B-12)`(_ target: TextTarget) {
        let message = CompiledMessage("a %@ b", notation: .printf)
        let result = MessageFormatter(for: target, direction: .leftToRight)
            .format(message, [.string("\u{202E}x\u{2069}\u{2029}y", direction: .leftToRight)])
        let value = target == .name ? "x y" : "\u{202E}x y\u{202C}"
        #expect(result.text == "a \(value) b")
        #expect(result.issues.map(\.kind) == (target == .name ? [.hiddenControl] : []))
    }

    @Test func `controls in the value of a name are an issue and left out (B-29)`() {
        let message = CompiledMessage("%@.txt", notation: .printf)
        let formatter = MessageFormatter(for: .name, direction: .leftToRight)
        let result = formatter.format(message, ["in\u{202E}voice\u{202C}\u{200B}"])
        #expect(result.text == "invoice.txt")
        #expect(result.issues.map(\.kind) == [.hiddenControl])
        #expect(formatter.format(message, ["R\u{E9}sum\u{E9}"]).issues.isEmpty)
    }
}

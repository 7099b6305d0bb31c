import L10nMessages
import L10nSource
import MessageChecks
import Testing

/// The arguments of a text as translators are told about them.
@Suite struct ShownArgumentTests {
    @Test(arguments: [
        ("plain 100%", []), ("%@", ["1 %@ Abc"]), ("%2$@ %1$d %2$@", ["2 %2$@ Abc", "1 %1$d 4"]),
        ("%d of %ld", ["1 %d 4", "2 %ld 4"]), ("%05.2f", ["1 %05.2f 04.50"]), ("%x %c", ["1 %x ff", "2 %c A"]),
        ("%*d %@", ["2 %*d -", "3 %@ Abc"]), ("{a} {b} {a}", ["- {a} Abc", "- {b} Abc"]), ("%#@n@", ["1 %#@n@ -"]),
        ("50 % de %@", ["1 %@ Abc"]), ("%70$@", ["70 %70$@ -"]), ("%p", ["1 %p -"]), ("%1$y %2$@", ["2 %2$@ Abc"]),
    ])
    func `each argument once with an example (KD-2)`(_ text: String, _ arguments: [String]) {
        let bytes = Array(text.utf8)
        let shown = PlaceholderReading(bytes.span, notation: .printfAndNamed).shownArguments.map { argument in
            let position = argument.position.map(String.init) ?? "-"
            return "\(position) \(argument.placeholder.text) \(argument.example(number: 4) ?? "-")"
        }
        #expect(shown == arguments)
    }
}

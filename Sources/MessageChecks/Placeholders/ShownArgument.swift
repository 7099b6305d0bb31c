import L10nLocale
import L10nMessages

/// An argument that a text shows, told by its placeholder.
package struct ShownArgument: Hashable, Sendable {
    /// From 1; nil for a named argument.
    package var position: Int?
    /// The first placeholder that reads it.
    package var placeholder: Placeholder
}

extension PlaceholderReading {
    /// The arguments that the text shows without doubt, in its order, each once.
    package var shownArguments: [ShownArgument] {
        let positions = Dictionary(
            ArgumentUses(placeholders).uses.lazy.filter { !$0.isStar }.map { ($0.placeholder, $0.position) }
        ) { first, _ in first }
        var seen: Set<ShownArgument.Name> = []
        var arguments: [ShownArgument] = []
        for (index, placeholder) in placeholders.enumerated() where placeholder.certainty == .certain {
            let name =
                placeholder.name.map(ShownArgument.Name.name) ?? positions[index].map(ShownArgument.Name.position)
            guard let name, seen.insert(name).inserted else { continue }
            arguments.append(ShownArgument(position: positions[index], placeholder: placeholder))
        }
        return arguments
    }
}

extension ShownArgument {
    fileprivate enum Name: Hashable {
        case position(Int)
        case name(String)
    }

    /// What a reader may see in its place; nil where no example tells more than the placeholder itself.
    /// - Parameter number: what an integer or decimal shall be.
    package func example(number: Int = 3) -> String? {
        let value: MessageArgument
        switch placeholder.type.kind {
        case .object, .cString, .utf16String, .pascalString: value = .string("Abc")
        case .signed, .unsigned: value = .int(number)
        case .hexadecimal, .octal: value = .int(255)
        case .fixed, .scientific, .general: value = .double(Double(number) + 0.5)
        case .character, .utf16Unit: value = .int(65)
        case .none, .hexFloat, .pointer, .count, .variable, .substitutionValue, .unknown: return nil
        }
        if let name = placeholder.name { return Self.format(placeholder.text, MessageArguments(named: [name: value])) }
        // A width that the list supplies is as good as none for an example.
        guard let position, position <= 64, placeholder.specifier?.stars == 0 else { return nil }
        // No formatter reads a name.
        if placeholder.label != nil, let rest = placeholder.text.split(separator: ")").last {
            return Self.format("%" + rest, MessageArguments([value]))
        }
        // Without a number it reads the first of the values, which is then the only one.
        let index = placeholder.position > 0 ? position : 1
        return Self.format(
            placeholder.text, MessageArguments(Array(repeating: nil, count: index - 1) + [value]))
    }

    private static func format(_ text: String, _ arguments: MessageArguments) -> String {
        let formatter = MessageFormatter(direction: .leftToRight, isolation: .none)
        return formatter.format(CompiledMessage(text, notation: .printfAndNamed), arguments).text
    }
}

import L10nMessages

/// The references of a text to variables: `%#@files@` in String Catalogs, `%1$#@files@` in exchange files, where the
/// definition of the variable with its argument is not at hand.
///
/// Source: what Xcode exports and imports (interchange.md N-21).
enum VariableReferences {
    /// The text with the arguments of its variables, where it names none itself.
    /// - Parameter arguments: the arguments of variables, by their names.
    static func numbered(_ text: String, _ arguments: [String: Int]) -> String {
        replacing(text, arguments) { specifier, argument in
            specifier.isNumbered ? nil : NumberedFormat.numbered(specifier, argument, in: text)
        }
    }

    /// The text without the numbers of references that have them from an export.
    static func restored(_ text: String, _ arguments: [String: Int]) -> String {
        replacing(text, arguments) { specifier, argument in
            let written = NumberedFormat.part(text, specifier.range)
            // A translator may have moved the variable to another argument on purpose.
            guard Int(specifier.position) == argument, let dollar = written.firstIndex(of: "$") else { return nil }
            return "%" + written[written.index(after: dollar)...]
        }
    }

    /// The variables that a text refers to without a number.
    static func unnumbered(in text: String) -> Set<String> {
        Set(references(in: text).compactMap { $0.specifier.isNumbered ? nil : $0.name })
    }

    private static func replacing(
        _ text: String, _ arguments: [String: Int], _ replacement: (PrintfSpecifier, Int) -> String?
    ) -> String {
        let parts = references(in: text).compactMap { specifier, name in
            arguments[name].flatMap { replacement(specifier, $0) }.map { (specifier.range, $0) }
        }
        return parts.isEmpty ? text : NumberedFormat.replacing(text, parts)
    }

    private static func references(in text: String) -> [(specifier: PrintfSpecifier, name: String)] {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
        return PrintfParser.parse(text).specifiers.compactMap { specifier in
            specifier.name.map { (specifier, NumberedFormat.part(text, $0)) }
        }
    }
}

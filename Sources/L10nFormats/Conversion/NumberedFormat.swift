import L10nMessages
import L10nSource

/// Rewrites which arguments the specifiers of a format read.
enum NumberedFormat {
    /// The specifiers of a format and the argument of each, from 1.
    static func arguments(of text: String) -> [(specifier: PrintfSpecifier, argument: Int)] {
        var next = 1
        return PrintfParser.parse(text).specifiers.map { specifier in
            next += specifier.unnumberedStars
            if specifier.isNumbered { return (specifier, Int(specifier.position)) }
            defer { next += 1 }
            return (specifier, next)
        }
    }

    /// A format whose specifiers all name their arguments.
    static func numbered(_ text: String) -> String {
        let arguments = arguments(of: text)
        guard !arguments.contains(where: { $0.specifier.stars > 0 }) else { return text }
        return replacing(
            text, arguments.map { ($0.specifier.range, with(number: $0.argument, $0.specifier, in: text)) })
    }

    /// A format whose references to variables read the arguments that these ask for, with some replaced by their texts.
    static func resolved(_ text: String, arguments wanted: [String: Int?], inlined: [String: String]) -> String {
        let natural = arguments(of: text)
        let named = natural.map { item -> (PrintfSpecifier, Int, String?) in
            let name = item.specifier.name.map { Self.part(text, $0) }
            guard let name, !item.specifier.isNumbered, let argument = wanted[name] ?? nil else {
                return (item.specifier, item.argument, name)
            }
            return (item.specifier, argument, name)
        }
        let isInOrder =
            zip(natural, named).allSatisfy { $0.argument == $1.1 } || natural.contains { $0.specifier.stars > 0 }
        return replacing(
            text,
            named.map { specifier, argument, name in
                if let text = name.flatMap({ inlined[$0] }) {
                    return (specifier.range, isInOrder ? text : numberedOnce(text, argument))
                }
                return (
                    specifier.range,
                    isInOrder ? part(text, specifier.range) : with(number: argument, specifier, in: text)
                )
            })
    }

    /// The form of a variable with its type in place of `%arg`.
    ///
    /// The first specifier without a number reads the variable's own argument, so that a number is only needed beside
    /// others.
    static func resolvingValue(in text: String, argument: Int?, type: String) -> String {
        let specifiers = PrintfParser.parse(text, notation: .substitution).specifiers
        let others = specifiers.filter { $0.conversion != .substitutionValue }
        let isNumbered = others.contains { $0.isNumbered }
        let specifier = "%" + (isNumbered ? (argument.map { "\($0)$" } ?? "") : "") + type
        return replacing(
            text, specifiers.filter { $0.conversion == .substitutionValue }.map { ($0.range, specifier) })
    }

    /// The form of a variable with `%arg` in place of the specifier that reads the variable's own argument.
    static func markingValue(in text: String, argument: Int?, type: String) -> String {
        let own = PrintfParser.parse(text).specifiers.first { specifier in
            specifier.isNumbered ? Int(specifier.position) == argument : specifier.stars == 0
        }
        guard let own, ["%" + type, "%\(own.position)$" + type].contains(part(text, own.range)) else { return text }
        return replacing(text, [(own.range, "%arg")])
    }

    /// A text whose single specifier reads the argument of that number.
    private static func numberedOnce(_ text: String, _ argument: Int) -> String {
        let specifiers = PrintfParser.parse(text).specifiers.filter { !$0.isNumbered && $0.stars == 0 }
        return replacing(text, specifiers.map { ($0.range, with(number: argument, $0, in: text)) })
    }

    private static func with(number: Int, _ specifier: PrintfSpecifier, in text: String) -> String {
        let written = part(text, specifier.range)
        return specifier.isNumbered ? written : "%\(number)$" + written.dropFirst()
    }

    static func part(_ text: String, _ range: SourceRange) -> String {
        String(decoding: Array(text.utf8)[range.indices], as: UTF8.self)
    }

    private static func replacing(_ text: String, _ parts: [(range: SourceRange, text: String)]) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var end = 0
        for part in parts {
            result += bytes[end..<Int(part.range.lower)]
            result += Array(part.text.utf8)
            end = Int(part.range.upper)
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }
}

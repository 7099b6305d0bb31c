import L10nMessages
import L10nSource

/// Rewrites the specifiers of a format.
enum NumberedFormat {
    /// The specifiers of a format and the argument of each, from 1.
    static func arguments(of text: String) -> [(specifier: PrintfSpecifier, argument: Int)] {
        var next = 1
        return PrintfParser.parse(text).specifiers.map { specifier in
            // The `*` of `%*d` reads an argument before the value's own.
            next += specifier.unnumberedStars
            if specifier.isNumbered { return (specifier, Int(specifier.position)) }
            defer { next += 1 }
            return (specifier, next)
        }
    }

    /// The variables that a text refers to.
    static func names(in text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
        return PrintfParser.parse(text).specifiers.compactMap { $0.name.map { part(text, $0) } }
    }

    /// The form of a variable with `%arg` in place of what reads the variable's own argument: the first specifier
    /// without a number, or those of its number.
    static func markingValue(in text: String, argument: Int?, type: String) -> String {
        let specifiers = PrintfParser.parse(text).specifiers
        let first = specifiers.first { !$0.isNumbered }
        let own = specifiers.filter { specifier in
            let isOwn = specifier.isNumbered ? Int(specifier.position) == argument : specifier == first
            return isOwn && ["%" + type, "%\(specifier.position)$" + type].contains(part(text, specifier.range))
        }
        return replacing(text, own.map { ($0.range, "%arg") })
    }

    /// A specifier, or a reference to a variable, that names its argument. Widths that the list of arguments supplies
    /// come from the arguments before it.
    static func numbered(_ specifier: PrintfSpecifier, _ number: Int, in text: String) -> String {
        var specifier = specifier
        if specifier.unnumberedStars > 0 {
            var next = number - specifier.unnumberedStars
            if specifier.width == .argument(0) {
                specifier.width = .argument(UInt8(clamping: next))
                next += 1
            }
            if specifier.precision == .argument(0) { specifier.precision = .argument(UInt8(clamping: next)) }
            if let spelled = specifier.spelled(number: UInt8(clamping: number)) { return spelled }
        }
        return "%\(number)$" + part(text, specifier.range).dropFirst()
    }

    static func part(_ text: String, _ range: SourceRange) -> String {
        String(decoding: Array(text.utf8)[range.indices], as: UTF8.self)
    }

    static func replacing(_ text: String, _ parts: [(range: SourceRange, text: String)]) -> String {
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

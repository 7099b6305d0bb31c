import L10nMessages
import L10nSource

/// Gives each specifier, and each width that the list of arguments supplies, a number.
enum PlaceholderNumbering {
    /// nil when one cannot have a number.
    /// - Parameters:
    ///   - placed: the variables whose definitions name their arguments.
    ///   - next: the number of the next argument.
    static func fix(
        _ specifiers: [Placeholder], _ applicability: Fix.Applicability, _ placed: [String: Int] = [:],
        _ next: () -> Int
    ) -> TextFix? {
        var edits: [TextEdit] = []
        let areNumbers = widthsCount(specifiers)
        for placeholder in specifiers {
            guard var specifier = placeholder.specifier else { return nil }
            if areNumbers { specifier.width = .none }
            if specifier.width == .argument(0) { specifier.width = .argument(UInt8(clamping: next())) }
            if specifier.precision == .argument(0) { specifier.precision = .argument(UInt8(clamping: next())) }
            let counted = next()
            let number = placeholder.variable.flatMap { placed[$0] } ?? counted
            guard number <= 127 else { return nil }
            let spelled = placeholder.variable.map { "%\(number)$#@\($0)@" }
            guard let text = spelled ?? specifier.spelled(number: UInt8(number)) else { return nil }
            edits.append(TextEdit(placeholder.range, text))
        }
        return TextFix(areNumbers ? .unsafe : applicability, edits)
    }

    /// Whether the widths are numbers that lost their `$`, as in `%1d of %2d`: nobody asks for a width of 1, which does nothing.
    private static func widthsCount(_ specifiers: [Placeholder]) -> Bool {
        specifiers.enumerated().allSatisfy { number, placeholder in
            guard let specifier = placeholder.specifier else { return false }
            return specifier.width == .number(Int32(number + 1)) && specifier.precision == .none
                && specifier.flags.shown.isEmpty
        }
    }
}

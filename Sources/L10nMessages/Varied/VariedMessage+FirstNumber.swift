import L10nLocale
import L10nSource

extension VariedMessage {
    /// The number that chooses among the forms of an entry itself (F-66).
    struct FirstNumber {
        var argument: Int
        /// How it is read; nil where the text shows no number.
        var specifier: PrintfSpecifier?
        /// The text, where it has several numbers and so the first one counts.
        var ambiguousText: String?
    }

    /// The argument that the first specifier of a number reads in the text that stands for all, or `start` where no specifier
    /// reads one.
    /// - Parameter start: the argument that the first specifier without a number reads.
    static func firstNumber(of form: Form, from start: Int) -> FirstNumber {
        var form = form
        while true {
            switch form {
            case .text(let text): return firstNumber(of: text, from: start)
            case .plural(let forms):
                let substitute = VariedMessageCompiler.substitutes.lazy.compactMap { forms[$0] }.first
                guard let next = forms[.other] ?? substitute else { return FirstNumber(argument: start) }
                form = next
            case .device(let forms):
                guard let next = forms.first(where: { $0.name == "other" }) ?? forms.first else {
                    return FirstNumber(argument: start)
                }
                form = next.form
            case .width(let forms):
                guard let next = forms.first else { return FirstNumber(argument: start) }
                form = next.form
            }
        }
    }

    private static func firstNumber(of text: String, from start: Int) -> FirstNumber {
        let pattern = MessageParser.pattern(text, notation: .printf, firstArgument: start)
        var numbers: [(argument: Int, specifier: PrintfSpecifier)] = []
        for case .placeholder(let expression) in pattern.parts.lazy.map(\.value) {
            let operation = CompiledMessage.Operation(expression, .printf)
            guard case .specifier(let specifier) = operation.action, case .position(let argument) = operation.argument,
                specifier.conversion.kind.isFloating || [.signed, .unsigned].contains(specifier.conversion.kind)
            else { continue }
            numbers.append((argument, specifier))
        }
        let isAmbiguous = Set(numbers.map(\.argument)).count > 1
        return FirstNumber(
            argument: numbers.first?.argument ?? start, specifier: numbers.first?.specifier,
            ambiguousText: isAmbiguous ? text : nil)
    }
}

import L10nLocale
import L10nSource

extension VariedMessage {
    /// The message in the model of MessageFormat 2 (M2-63 to M2-67): what chooses becomes selectors of one table, with the
    /// text around a choice in each variant. Where that table would have more than 64 variants, choices stay where they
    /// stand (M2-64).
    ///
    /// Arguments are named `arg1`, `arg2` and so on; `svl:device` and `svl:width` choose as the run time does (SD-40, SD-46).
    /// Ranges are places in the form that a part was read from.
    package func message(_ setting: Setting) -> Message {
        var mapper = VariedMessageMapper(self, setting)
        return mapper.message()
    }
}

/// Puts a message of Apple's formats into the model.
private struct VariedMessageMapper {
    private let varied: VariedMessage
    private let setting: VariedMessage.Setting
    private let variables: [String: VariedMessage.Variable]
    private var declarations: [Declaration] = []
    /// The variables whose texts are being put in, outermost first.
    private var stack: [String] = []
    /// How many references may still be followed: variables that refer to each other make twice as many texts each.
    private var budget = 2_000

    /// The value that `%arg` stands for.
    private struct Value {
        var argument: Int
        var type: String
    }

    init(_ message: VariedMessage, _ setting: VariedMessage.Setting) {
        varied = message
        self.setting = setting
        variables = Dictionary(message.variables.map { ($0.name, $0) }) { first, _ in first }
    }

    mutating func message() -> Message {
        let parts = parts(of: varied.form, from: 1, nil)
        let notation: MessageNotation = setting.readsNames ? .printfAndNamed : .printf
        return Message(
            ChoiceTable.body(of: parts, declarations), notation: notation, language: setting.language)
    }

    // MARK: Texts

    private mutating func parts(of form: VariedMessage.Form, from start: Int, _ value: Value?) -> [ChoicePart] {
        switch form {
        case .text(let text): return parts(of: text, from: start, value)
        case .plural(let forms):
            let number = VariedMessage.firstNumber(of: form, from: start)
            return [
                .choice(choice(forms, of: number.argument, number.specifier?.spelled(number: 0), from: start, value))
            ]
        case .device(let forms):
            let selector = declare("device", Expression(nil, FunctionReference("svl:device")))
            var cases: [Case] = forms.map { item in
                let key: VariantKey = item.name == "other" ? .catchAll(original: "other") : .literal(item.name)
                return (key, parts(of: item.form, from: start, value))
            }
            // A device that nothing is said about gets the first text.
            if let first = cases.first, !forms.contains(where: { $0.name == "other" }) {
                cases.append((.catchAll(original: nil), first.parts))
            }
            return [.choice(choice(by: selector, cases))]
        case .width(let forms):
            let selector = declare("width", Expression(nil, FunctionReference("svl:width")))
            // The largest first; the smallest is for all that has no room (SD-40).
            let sorted = forms.sorted { $0.least > $1.least }
            let cases = sorted.enumerated().map { index, item -> Case in
                let key: VariantKey =
                    index == sorted.count - 1 ? .catchAll(original: "\(item.least)") : .literal("\(item.least)")
                return (key, parts(of: item.form, from: start, value))
            }
            return [.choice(choice(by: selector, cases))]
        }
    }

    private mutating func parts(of text: String, from start: Int, _ value: Value?) -> [ChoicePart] {
        let notation: MessageNotation = value != nil ? .substitution : setting.readsNames ? .printfAndNamed : .printf
        let pattern = MessageParser.pattern(text, notation: notation, firstArgument: start)
        return pattern.parts.flatMap { part -> [ChoicePart] in
            guard case .placeholder(let expression) = part.value, let function = expression.function else {
                return [.simple(part)]
            }
            if function.name == MessageFunction.substitutionValue, let value {
                return [.simple(Located(.placeholder(Self.expression(of: value, expression)), at: part.range))]
            }
            guard function.name == MessageFunction.variable, let name = function["name"],
                let variable = variables[name], case .variable(let argument)? = expression.operand,
                let position = variable.argument ?? Int(argument.dropFirst(3))
            else { return [.simple(part)] }
            // The run time leaves out what leads back to itself (F-44).
            if stack.contains(name) || stack.count >= VariedMessageCompiler.deepest { return [] }
            if budget == 0 { return [.simple(part)] }
            budget -= 1
            return parts(of: variable, position)
        }
    }

    private mutating func parts(of variable: VariedMessage.Variable, _ argument: Int) -> [ChoicePart] {
        stack.append(variable.name)
        defer { stack.removeLast() }
        let value = varied.hasSubstitutions ? variable.valueType.map { Value(argument: argument, type: $0) } : nil
        guard case .plural(let forms) = variable.form else { return parts(of: variable.form, from: argument, value) }
        let type = variable.valueType.map { "%" + $0 }
        return [.choice(choice(forms, of: argument, type, from: argument, value))]
    }

    /// `%arg` in words of the model: the value, as its type shows it.
    private static func expression(of value: Value, _ original: Expression) -> Expression {
        let pattern = MessageParser.pattern("%" + value.type, notation: .printf, firstArgument: value.argument)
        guard case .placeholder(var expression)? = pattern.parts.first?.value else { return original }
        expression.attributes = original.attributes
        return expression
    }

    // MARK: Choices

    /// - Parameter type: the specifier that reads the number.
    private mutating func choice(
        _ forms: [PluralCategory: VariedMessage.Form], of argument: Int, _ type: String?, from start: Int,
        _ value: Value?
    ) -> Choice {
        let expression = Expression(
            .variable("arg\(argument)"), FunctionReference(MessageFunction.number), attributes: Attributes(source: type)
        )
        let selector = declare("arg\(argument)", expression)
        var cases: [Case] = []
        for category in PluralCategory.allCases {
            guard let form = forms[category] else { continue }
            let parts = parts(of: form, from: start, value)
            for key in keys(of: category) { cases.append((key, parts)) }
        }
        // F-48: what stands in for `other`.
        if forms[.other] == nil, let general = VariedMessageCompiler.substitutes.first(where: { forms[$0] != nil }),
            let found = cases.first(where: { $0.key == keys(of: general)[0] })
        {
            cases.append((.catchAll(original: nil), found.parts))
        }
        return choice(by: selector, cases)
    }

    private typealias Case = (key: VariantKey, parts: [ChoicePart])

    /// A choice by one selector. The forms of a message are texts of their own, so that the choice itself has no place.
    private func choice(by selector: String, _ cases: [Case]) -> Choice {
        let nowhere = SourceRange(at: 0)
        return Choice(
            selectors: [selector],
            cases: cases.map { Choice.Case(keys: [$0.key], parts: $0.parts, range: nowhere) }, source: "",
            range: nowhere)
    }

    /// M2-65, M2-66.
    private func keys(of category: PluralCategory) -> [VariantKey] {
        switch category {
        case .zero:
            let isOfRules = setting.zero == .cldr && setting.rules.categories.contains(.zero)
            return [.literal("0")] + (isOfRules ? [.literal("zero")] : [])
        case .one, .two, .few, .many: return [.literal(category.rawValue)]
        case .other: return [.catchAll(original: "other")]
        }
    }

    /// The name of a selector: its own for the first way in which a value is read, new ones for others.
    private mutating func declare(_ name: String, _ expression: Expression) -> String {
        if let known = declarations.first(where: { $0.expression == expression }) { return known.name }
        let isArgument = expression.operand == .variable(name)
        var free = name
        while declarations.contains(where: { $0.name == free }) { free += "_" }
        let isFirst = isArgument && free == name
        declarations.append(isFirst ? .input(name: free, expression) : .local(name: free, expression))
        return free
    }
}

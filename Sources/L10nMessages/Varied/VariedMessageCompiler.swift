import L10nLocale
import L10nSource

/// Compiles a message with variables: each reference to a variable becomes a choice that knows its argument.
struct VariedMessageCompiler {
    typealias Part = CompiledMessage.Part

    /// No reference leads through more variables than these (F-44).
    static let deepest = 16

    private let message: VariedMessage
    private let setting: VariedMessage.Setting
    private let variables: [String: VariedMessage.Variable]
    private var choices: [CompiledMessage.Choice] = []
    /// How many choices are made at most to format each of them, itself counted.
    private var costs: [Int] = []
    private var known: [Reference: Int] = [:]
    /// The variables that are being compiled, outermost first.
    private var stack: [String] = []
    private var issues: [MessageIssue] = []

    /// A variable and the argument that chooses its text, which other texts may share.
    private struct Reference: Hashable {
        var name: String
        var argument: Int
    }

    /// The value that `%arg` stands for.
    private struct Value {
        var argument: Int
        var specifier: PrintfSpecifier
    }

    init(_ message: VariedMessage, _ setting: VariedMessage.Setting) {
        self.message = message
        self.setting = setting
        variables = Dictionary(message.variables.map { ($0.name, $0) }) { first, _ in first }
    }

    mutating func compile() -> CompiledMessage {
        let parts = parts(of: message.form, from: 1, nil)
        return CompiledMessage(
            parts: parts, choices: choices, rules: setting.rules, zero: setting.zero, language: setting.language,
            issues: issues)
    }

    /// - Parameter start: the argument that the first specifier without a number reads (F-43).
    private mutating func parts(of form: VariedMessage.Form, from start: Int, _ value: Value?) -> [Part] {
        switch form {
        case .text(let text): return parts(of: text, from: start, value)
        case .device(let forms): return device(among: forms).map { parts(of: $0, from: start, value) } ?? []
        case .width(let forms): return width(among: forms).map { parts(of: $0, from: start, value) } ?? []
        case .plural(let forms):
            let number = VariedMessage.firstNumber(of: form, from: start)
            if let text = number.ambiguousText { issues.append(MessageIssue(.severalNumbers, text)) }
            let variants = forms.mapValues { parts(of: $0, from: start, value) }
            return [
                choice(
                    CompiledMessage.Choice(
                        argument: number.argument, type: number.specifier, variants: variants, source: ""))
            ]
        }
    }

    private mutating func parts(of text: String, from start: Int, _ value: Value?) -> [Part] {
        let notation: MessageNotation =
            value != nil ? .substitution : setting.readsNames ? .printfAndNamed : .printf
        let pattern = MessageParser.pattern(text, notation: notation, firstArgument: start)
        var parts: [Part] = []
        var references: [String] = []
        var left = VariedMessage.mostReferences
        for part in pattern.parts {
            switch part.value {
            case .text(let text): parts.append(.literal(text))
            case .placeholder(let expression):
                var part = self.part(expression, value, notation)
                if case .choice(let index) = part {
                    let source = expression.attributes.source ?? ""
                    references.append(source)
                    if costs[index] <= left { left -= costs[index] } else { part = tooDeep(source) }
                }
                parts.append(part)
            case .markup, .selection: break
            }
        }
        var found = CompiledMessage.issues(of: parts)
        if !references.isEmpty, CompiledMessage.mixesNumbering(references + Self.sources(of: parts)) {
            found.append(MessageIssue(.mixedNumbering, ""))
        }
        for issue in found where !issues.contains(issue) { issues.append(issue) }
        return parts
    }

    private static func sources(of parts: [Part]) -> [String] {
        parts.compactMap { part in
            guard case .argument(let operation) = part, operation.source != "%arg" else { return nil }
            return operation.source
        }
    }

    private mutating func part(_ expression: Expression, _ value: Value?, _ notation: MessageNotation) -> Part {
        var operation = CompiledMessage.Operation(expression, notation)
        if expression.function?.name == MessageFunction.substitutionValue, let value {
            operation.argument = .position(value.argument)
            operation.action = .specifier(value.specifier)
            return .argument(operation)
        }
        guard case .variable = operation.action, case .position(let position) = operation.argument,
            let name = expression.function?["name"], let variable = variables[name]
        else { return .argument(operation) }
        return reference(to: variable, variable.argument ?? position, operation)
    }

    private mutating func reference(
        to variable: VariedMessage.Variable, _ argument: Int, _ operation: CompiledMessage.Operation
    ) -> Part {
        let reference = Reference(name: variable.name, argument: argument)
        if let index = known[reference] { return .choice(index) }
        // What is compiled already is known above; a variable that is still being compiled leads back to itself.
        if stack.contains(variable.name) {
            issues.append(MessageIssue(.variableCycle, operation.source))
            return .literal("")
        }
        if stack.count >= Self.deepest { return tooDeep(operation.source) }
        stack.append(variable.name)
        defer { stack.removeLast() }
        let type = Self.type(variable.valueType)
        let value = message.hasSubstitutions ? type.map { Value(argument: argument, specifier: $0) } : nil
        var variants: [PluralCategory: [Part]] = [:]
        switch variable.form {
        case .plural(let forms):
            for category in PluralCategory.allCases {
                guard let form = forms[category] else { continue }
                variants[category] = parts(of: form, from: argument, value)
            }
        case .text, .device, .width:
            return group(parts(of: variable.form, from: argument, value), reference)
        }
        let part = choice(
            CompiledMessage.Choice(argument: argument, type: type, variants: variants, source: operation.source))
        if case .choice(let index) = part { known[reference] = index }
        return part
    }

    /// What stands for a reference that leads too far.
    private mutating func tooDeep(_ source: String) -> Part {
        let issue = MessageIssue(.tooDeep, source)
        if !issues.contains(issue) { issues.append(issue) }
        return .literal("")
    }

    /// A variable whose text no number chooses.
    private mutating func group(_ parts: [Part], _ reference: Reference) -> Part {
        let part = choice(CompiledMessage.Choice(argument: nil, type: nil, variants: [.other: parts], source: ""))
        if case .choice(let index) = part { known[reference] = index }
        return part
    }

    private mutating func choice(_ choice: CompiledMessage.Choice) -> Part {
        if choice.variants[.other] == nil {
            issues.append(MessageIssue(.missingOtherCategory, choice.source))
        }
        let isPlural = choice.variants.contains { $0.key != .other }
        if isPlural, setting.language != nil, setting.rules.isOfNoLanguage {
            issues.append(MessageIssue(.missingPluralRules, choice.source))
        }
        choices.append(choice)
        costs.append(1 + (choice.variants.values.map(cost).max() ?? 0))
        return .choice(choices.count - 1)
    }

    private func cost(_ parts: [Part]) -> Int {
        parts.reduce(0) { sum, part in
            guard case .choice(let index) = part else { return sum }
            return sum + costs[index]
        }
    }

    private static func type(_ valueType: String?) -> PrintfSpecifier? {
        guard let valueType, case .specifier(let specifier)? = PrintfParser.parse("%" + valueType).items.first else {
            return nil
        }
        return specifier
    }

    // MARK: What is known before any argument is

    /// The text for the device, or for one that is like it (SD-46).
    private mutating func device(among forms: [(name: String, form: VariedMessage.Form)]) -> VariedMessage.Form? {
        let device = setting.device
        var names = [device, "other"].compactMap { $0 }
        if device == "ipad" || device == "ipod" { names.insert("iphone", at: 1) }
        for name in names {
            if let found = forms.first(where: { $0.name == name }) { return found.form }
        }
        issues.append(MessageIssue(.missingDevice, device ?? "other"))
        return forms.first?.form
    }

    /// The text with the largest width that there is room for, or else with the smallest (F-50).
    private func width(among forms: [(least: Int, form: VariedMessage.Form)]) -> VariedMessage.Form? {
        let sorted = forms.sorted { $0.least < $1.least }
        return (sorted.last { $0.least <= setting.width ?? .max } ?? sorted.first)?.form
    }

    /// What stands in for `other`, in this order (F-48).
    static let substitutes: [PluralCategory] = [.many, .few, .two, .one, .zero]
}

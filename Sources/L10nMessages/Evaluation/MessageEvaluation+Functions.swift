import L10nICU
import L10nLocale

extension MessageEvaluation {
    /// What a function made of a value; nil where one is missing stands for a value of the wrong type.
    enum FormattedValue {
        case text(String)
        /// ICU does not know the style.
        case failed
    }

    /// A value without a style, as its type is shown (M1-46).
    func formatted(_ value: MessageArgument.Value) -> FormattedValue? {
        switch value {
        case .string(let text): .text(text)
        case .int(let number): .text(whole(.int(number)))
        case .uint(let number): .text(whole(.uint(number)))
        case .double: number(value, FunctionReference(MessageFunction.number, ICUMessageMapper.numberOptions))
        case .date: date(value, FunctionReference(MessageFunction.string))
        }
    }

    private func whole(_ value: FormattableNumber.Value) -> String {
        var text = ""
        formatter.numbers.append(FormattableNumber(value), to: &text)
        return text
    }

    // MARK: Numbers

    func number(_ value: MessageArgument.Value, _ function: FunctionReference) -> FormattedValue? {
        guard let number = MessageNumber(value) else { return nil }
        let style = NumberFunction(function)
        if case .standard = style {
            switch number.value {
            case .int(let number): return .text(whole(.int(number)))
            case .uint(let number): return .text(whole(.uint(number)))
            case .double(let number): return .text(language.numbers.text(number))
            case .string, .date: break
            }
        }
        do throws(ICUError) {
            return .text(try text(number, style))
        } catch {
            return .failed
        }
    }

    private func text(_ number: MessageNumber, _ style: NumberFunction) throws(ICUError) -> String {
        switch style {
        case .styled(let style):
            let formatter = try language.number(style)
            if case .int(let whole) = number.value { return try formatter.string(whole) }
            return try formatter.string(number.double)
        case .standard, .skeleton:
            let result = try FormattedNumber()
            try format(number, language.number(skeleton: style.skeleton ?? ""), into: result)
            return try result.text()
        }
    }

    private func format(
        _ number: MessageNumber, _ formatter: NumberFormatter, into result: borrowing FormattedNumber
    ) throws(ICUError) {
        switch number.value {
        case .int(let whole): try formatter.format(Int(whole), into: result)
        // ICU takes integers with a sign alone, and decimals of any length.
        case .uint(let whole): try formatter.format(digits: String(whole), into: result)
        case .double, .string, .date: try formatter.format(number.double, into: result)
        }
    }

    /// The category of a number as a function shows it (PE-15); nil when ICU cannot say.
    func category(
        _ number: MessageNumber, _ function: FunctionReference, isOrdinal: Bool
    ) -> PluralCategory? {
        guard let rules = isOrdinal ? try? language.ordinals() : language.cardinals else { return nil }
        let style = NumberFunction(function)
        if case .standard = style {
            switch number.value {
            case .int(let whole): return rules.category(of: PluralOperands(whole))
            case .uint(let whole): return rules.category(of: PluralOperands(whole))
            case .double(let number):
                let shown = ShownDecimal.text(number).flatMap { PluralOperands(decimal: $0) }
                return shown.map { rules.category(of: $0) } ?? .other
            case .string, .date: break
            }
        }
        // Infinities and not-a-number have no digits to judge (PE-17).
        guard number.double.isFinite else { return .other }
        do throws(ICUError) {
            if let skeleton = style.skeleton {
                let result = try FormattedNumber()
                try format(number, language.number(skeleton: skeleton), into: result)
                return try language.rules(isOrdinal ? .ordinal : .cardinal).category(of: result)
            }
            // ICU gives these styles as a text alone, whose digits are read back.
            let shown = language.numbers.style.digits(shownIn: try text(number, style))
            return PluralOperands(decimal: shown).map { rules.category(of: $0) } ?? .other
        } catch {
            return nil
        }
    }

    // MARK: Dates

    func date(_ value: MessageArgument.Value, _ function: FunctionReference) -> FormattedValue? {
        let moment: Double
        switch value {
        case .date(let milliseconds): moment = milliseconds
        // ICU takes numbers for moments.
        case .int(let number): moment = Double(number)
        case .uint(let number): moment = Double(number)
        case .double(let number): moment = number
        case .string: return nil
        }
        do throws(ICUError) {
            return .text(try language.date(DateTimeFormatter.Style(function)).string(milliseconds: moment))
        } catch {
            return .failed
        }
    }
}

/// What a number function of the model asks of ICU.
enum NumberFunction: Hashable, Sendable {
    /// At most three fraction digits.
    case standard
    case skeleton(String)
    case styled(StyledNumberFormatter.Style)

    init(_ function: FunctionReference) {
        let name =
            function.name == MessageFunction.offset ? function["format"] ?? MessageFunction.number : function.name
        switch name {
        case MessageFunction.integer: self = .skeleton("precision-integer")
        // The skeleton itself does not multiply (M1-47).
        case MessageFunction.percent: self = .skeleton("percent scale/100 precision-integer")
        case MessageFunction.currency: self = .styled(.currency)
        case MessageFunction.spellout: self = .styled(.spellout(rules: function["rules"] ?? ""))
        case MessageFunction.ordinal: self = .styled(.ordinal(rules: function["rules"] ?? ""))
        case MessageFunction.duration: self = .styled(.duration(rules: function["rules"] ?? ""))
        default:
            if let skeleton = function["svl:skeleton"] {
                self = .skeleton(skeleton)
            } else if let pattern = function["svl:pattern"] {
                self = .styled(.pattern(pattern))
            } else {
                self = .standard
            }
        }
    }

    /// The number skeleton; nil for a style that has none.
    var skeleton: String? {
        switch self {
        case .standard: ".###"
        case .skeleton(let skeleton): skeleton
        case .styled: nil
        }
    }
}

extension DateTimeFormatter.Style {
    /// What a function of dates or times asks of ICU; a short date and time for the value by itself (M1-46).
    init(_ function: FunctionReference) {
        let isTime = function.name == MessageFunction.time
        if let skeleton = function["svl:skeleton"] {
            self = .skeleton(skeleton)
        } else if let pattern = function["svl:pattern"] {
            self = .pattern(pattern, isTime: isTime)
        } else if isTime || function.name == MessageFunction.date {
            let length = function["style"].flatMap(DateTimeFormatter.Length.init) ?? .medium
            self = .lengths(date: isTime ? nil : length, time: isTime ? length : nil)
        } else {
            self = .lengths(date: .short, time: .short)
        }
    }
}

extension NumberStyle {
    /// The digits and the point of a text in this style, in ASCII.
    func digits(shownIn text: String) -> String {
        var result = ""
        for character in text {
            if let digit = digits.firstIndex(of: String(character)) {
                result += "\(digit)"
            } else if String(character) == decimalPoint, !result.isEmpty, !result.contains(".") {
                result += "."
            }
        }
        return result
    }
}

package import L10nLocale

/// A selector with its value: what keys of variants are compared with.
struct MessageSelector {
    var argument: String
    /// How the value is read.
    var function: String
    /// The value; nil when there is none, so that only catch-all keys match (M2-26).
    var text: String?
    /// The value before an offset was taken from it; nil without an offset.
    var original: String?
    var number: MessageNumber?
    var category: PluralCategory?
    /// The range of a choice that the value lies in.
    var range: String?

    /// How well a key fits, 0 best; nil when it does not.
    func rank(of key: VariantKey) -> Int? {
        // What stands for all others fits worst.
        guard case .literal(let wanted) = key else { return 2 }
        guard text != nil else { return nil }
        if let range { return wanted == range ? 0 : nil }
        guard let number else { return wanted == text ? 0 : nil }
        // An exact number beats a category (M2-20).
        if let category, wanted == category.rawValue { return 1 }
        return NumberLiteral(wanted).map(number.equals) ?? false ? 0 : nil
    }
}

extension MessageEvaluation {
    mutating func selector(_ name: String) -> MessageSelector {
        let reference = declarations.reference(name)
        let function = reference.functions.last ?? FunctionReference(MessageFunction.string)
        var selector = MessageSelector(argument: reference.name, function: function.name)
        guard let value = argument(reference)?.value else {
            note(.missingArgument, reference.name)
            return selector
        }
        switch function.name {
        case MessageFunction.string:
            selector.text = value.plainText
        case MessageFunction.choice:
            guard let number = MessageNumber(value) else {
                note(.wrongType, reference.name)
                return selector
            }
            selector.text = value.plainText
            selector.range = "\(Self.range(of: number.double, function["limits"] ?? ""))"
        default:
            guard let shifted = MessageNumber(value)?.subtracting(reference.offsets) else {
                note(.wrongType, reference.name)
                return selector
            }
            selector.text = shifted.value.plainText
            if !reference.offsets.isEmpty { selector.original = value.plainText }
            selector.number = shifted
            if function["select"] != "exact" {
                let isOrdinal = function["select"] == "ordinal"
                selector.category = category(shifted, function, isOrdinal: isOrdinal)
                if language.lacksRules(isOrdinal: isOrdinal) {
                    note(.missingPluralRules, reference.name)
                }
            }
        }
        return selector
    }

    private mutating func note(_ kind: MessageIssue.Kind, _ name: String) {
        let issue = MessageIssue(kind, "{\(name)}", .name(name))
        if told.insert(issue).inserted { output.issues.append(issue) }
    }

    /// The number of the last range before the first limit that the value does not reach, as in ICU.
    private static func range(of number: Double, _ limits: String) -> Int {
        var found = 0
        // The first limit counts for nothing: numbers below it take the first range too.
        for (index, limit) in limits.split(separator: " ").enumerated().dropFirst() {
            guard let lower = Double(limit.dropLast()) else { continue }
            guard limit.last == "<" ? number > lower : number >= lower else { break }
            found = index
        }
        return found
    }
}

extension MessageArgument.Value {
    /// The value in a form that no language owns, which keys are compared with (M1-44).
    package var plainText: String {
        switch self {
        case .string(let text): text
        case .int(let number): "\(number)"
        case .uint(let number): "\(number)"
        case .double(let number): ICUMessageMapper.spelled(number)
        case .date(let milliseconds): PlainDate.text(milliseconds: milliseconds)
        }
    }
}

/// Why a variant was chosen: one selector of it.
package struct MessageChoice: Hashable, Sendable {
    /// The name of the argument.
    package var argument: String
    /// How the value was read, such as `number` or `string`.
    package var function: String
    /// The value; nil when there was none.
    package var value: String?
    /// What is left of the value behind an offset, which the category is that of; nil without an offset.
    package var shifted: String?
    /// Its plural category, where it is a number.
    package var category: PluralCategory?
    /// The key of the variant that was chosen.
    package var key: VariantKey
}

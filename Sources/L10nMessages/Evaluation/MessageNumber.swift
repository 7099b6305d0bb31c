/// A number that a message computes with.
struct MessageNumber: Hashable, Sendable {
    var value: MessageArgument.Value

    /// Nil for what is no number.
    init?(_ value: MessageArgument.Value) {
        switch value {
        case .int, .uint, .double: self.value = value
        case .string, .date: return nil
        }
    }

    /// Nearest for integers above 2^53.
    var double: Double {
        switch value {
        case .int(let number): Double(number)
        case .uint(let number): Double(number)
        case .double(let number): number
        case .string, .date: .nan
        }
    }

    /// The number less what the options of all offsets on the way to it say, one after the other.
    func subtracting(_ texts: [String?]) -> MessageNumber? {
        texts.reduce(self) { number, text in number?.subtracting(text) }
    }

    /// The number less what the text of an option says; itself without one. Whole numbers stay whole.
    func subtracting(_ text: String?) -> MessageNumber? {
        guard let text, let offset = Double(text) else { return self }
        if let whole = Int64(exactly: offset), case .int(let number) = value,
            case (let result, let overflow) = number.subtractingReportingOverflow(whole), !overflow
        {
            return MessageNumber(.int(result))
        }
        return MessageNumber(.double(double - offset))
    }
}

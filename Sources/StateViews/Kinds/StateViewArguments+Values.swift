package import L10nMessages

extension StateViewArguments {
    /// The values that the default texts know by name, and the others as they are. A value of another type than its name
    /// has stays among the others, where its text reports it.
    package init(_ values: MessageArguments) {
        self.init()
        others = values
        query = take("query")
        eidProvider = take("eidProvider")
        time = take("time")
        code = take("code")
        if case .int(let number)? = values.named["count"]?.value, let count = Int(exactly: number), count >= 0 {
            self.count = count
            others.named["count"] = nil
        }
        if case .string(let name)? = values.named["permission"]?.value, let known = Permission(rawValue: name) {
            permission = known
            others.named["permission"] = nil
        }
    }

    /// A text, or a number that stands for itself, such as a search for `1984`.
    private mutating func take(_ name: String) -> String? {
        guard let value = others.named[name]?.value else { return nil }
        let text: String
        switch value {
        case .string(let string): text = string
        case .int(let number): text = String(number)
        case .uint(let number): text = String(number)
        case .double, .date: return nil
        }
        others.named[name] = nil
        return text
    }
}

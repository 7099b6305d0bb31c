import L10nSource

/// Finds the places of a text that functions of the project's own fill, other than printf does (SC-45).
package enum ValueHoles {
    /// How many values a text takes that says `%0`, `%1` for them: as many as its highest number asks for.
    package static func numbered(_ text: String) -> Int {
        var values = 0
        var rest = text.utf8[...]
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            rest = rest[rest.index(after: percent)...]
            if rest.first == UInt8(ascii: "%") {
                rest.removeFirst()
                continue
            }
            // Four digits are more than any text has values, and no overflow.
            let digits = rest.prefix(while: \.isDigit).prefix(4)
            if let number = Int(Substring(digits)) { values = max(values, number + 1) }
        }
        return values
    }

    /// The names in braces, each once, in their order.
    package static func named(_ text: String) -> [String] {
        var names: [String] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            rest = rest[rest.index(after: open)...]
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." }
            guard !name.isEmpty, rest[name.endIndex...].first == "}" else { continue }
            if !names.contains(String(name)) { names.append(String(name)) }
        }
        return names
    }
}

/// Finds the specifiers of a key (SC-40).
package enum SpecifierScan {
    /// The text with every specifier replaced, so that keys which differ in nothing else become equal, and the kinds of the
    /// specifiers in order.
    package static func normalized(_ key: String) -> (text: String, kinds: [Character]) {
        guard key.utf8.contains(UInt8(ascii: "%")) else { return (key, []) }
        var text = ""
        var kinds: [Character] = []
        var rest = key[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%%"
                rest.removeFirst()
            } else if let (kind, end) = specifier(rest) {
                // No key of a real table holds this character.
                text.append("\u{0}")
                kinds.append(kind)
                rest = rest[end...]
            } else {
                text.append("%")
            }
        }
        return (text + rest, kinds)
    }

    /// The kind of each value that a text is formatted with, in the order of the values; nil where that cannot be told.
    package static func arguments(_ text: String) -> [Character]? {
        // The arguments that a String Catalog names are numbered when it is compiled (PF-65).
        if text.contains("%(") || text.contains("$(") { return nil }
        var kinds: [Int: Character] = [:]
        var next = 1
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                rest.removeFirst()
                continue
            }
            guard let (kind, end) = specifier(rest) else { continue }
            let written = rest[..<end]
            if kind == "?" || written.contains("*") { return nil }
            let digits = written.prefix { $0.isNumber }
            if written.dropFirst(digits.count).first == "$", let number = Int(digits) {
                kinds[number] = kind
            } else {
                kinds[next] = kind
                next += 1
            }
            rest = rest[end...]
        }
        // Of a value that no specifier reads nobody knows the kind.
        guard let last = kinds.keys.max(), last == kinds.count else { return kinds.isEmpty ? [] : nil }
        return (1...last).compactMap { kinds[$0] }
    }

    /// Position, flags, width, precision, length and type of a specifier behind its percent sign.
    private static func specifier(_ text: Substring) -> (kind: Character, end: Substring.Index)? {
        if text.hasPrefix("arg") { return ("?", text.index(text.startIndex, offsetBy: 3)) }
        if text.hasPrefix("#@"), let end = text.dropFirst(2).firstIndex(of: "@") {
            return ("?", text.index(after: end))
        }
        var rest = text
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" { rest = rest.dropFirst(digits.count + 1) }
        rest = rest.drop { "-+0# '".contains($0) }
        // "50% done" is prose: a space is a flag that nobody means.
        if text.first == " " { return nil }
        rest = rest.drop { $0 == "*" || ($0.isASCII && $0.isNumber) }
        if rest.first == "." { rest = rest.dropFirst().drop { $0 == "*" || ($0.isASCII && $0.isNumber) } }
        rest = rest.drop { "hlqztjL".contains($0) }
        guard let type = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(type) else { return nil }
        return (kind(of: type), rest.index(after: rest.startIndex))
    }

    /// What formatting takes a value for.
    static func kind(of type: Character) -> Character {
        switch type {
        case "@": "@"
        case "f", "F", "e", "E", "g", "G", "a", "A": "f"
        case "s", "S", "p": "s"
        default: "d"
        }
    }
}

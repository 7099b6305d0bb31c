import DesignTokens

/// Names that are legal in token files.
enum ImportNames {
    /// A name, with a number where others have it already.
    static func free(_ name: String, among others: Set<String>) -> String {
        var result = name
        var number = 2
        while others.contains(result) {
            result = "\(name) \(number)"
            number += 1
        }
        return result
    }

    /// The names of the token that stands between the braces of a reference.
    static func names(_ reference: some StringProtocol, _ dialect: TokenImport.Dialect) -> [String] {
        var names = reference.split(separator: ".").map { String($0.drop { $0 == " " }) }
        while names.last?.hasSuffix(" ") == true { names[names.count - 1].removeLast() }
        if dialect != .figma, names.count > 1, names.last == "value" || names.last == "$value" {
            names.removeLast()
        }
        return names.map(legal)
    }

    /// The paths of the references in a text, as a whole and within it.
    static func references(in text: String, _ dialect: TokenImport.Dialect) -> [String] {
        guard text.utf8.contains(0x7B) else { return [] }
        return text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            part.firstIndex(of: "}").map { names(part[..<$0], dialect).joined(separator: ".") }
        }
    }

    /// The name with a hyphen for what a name cannot hold.
    static func legal(_ name: String) -> String {
        var result = String(name.map { $0 == "." || $0 == "{" || $0 == "}" ? "-" : $0 })
        while result.hasPrefix("$"), result != TokenName.root { result.removeFirst() }
        return result.isEmpty ? "-" : result
    }

    /// A name for a file or a context.
    static func file(_ name: String) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " ") || !$0.isASCII }
        // A picture at the beginning is left out, and a name that begins with a hyphen is an option to other programs.
        let result = words.joined(separator: "-").replacing(" ", with: "-").drop { $0 == "-" }.lowercased()
        return result.isEmpty ? "tokens" : result
    }
}

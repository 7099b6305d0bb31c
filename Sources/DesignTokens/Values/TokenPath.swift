internal import L10nSource

/// The names of a token and its groups, joined by dots: its identity in every file and output.
///
/// Names hold no dots, so that the text can be split again. `$root` may be the last name.
package struct TokenPath: Hashable, Sendable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package init(stringLiteral value: String) {
        text = value
    }

    /// The names from the outermost group to the token.
    package var names: [Substring] {
        text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false).map { Substring($0) }
    }

    /// The last name.
    package var name: Substring { names.last ?? "" }

    package var description: String { text }

    package static func < (left: TokenPath, right: TokenPath) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}

/// The rules for names of tokens and groups. Source: Design Tokens Format Module 2025.10, section 5.1.1.
package enum TokenName {
    /// The one name with a `$` that a token may have: the value of the group that it stands in.
    package static let root = "$root"

    /// What is wrong with a name, and what to do; nil for a good one.
    package static func problem(of name: String) -> (problem: String, advice: String)? {
        if name.isEmpty { return ("a name is empty", "write at least one character") }
        if name.utf8.first == 0x24, name != root {
            return ("the name \(Wording.quoted(name)) starts with '$'", "rename it, as '$' belongs to the format")
        }
        if name.utf8.contains(0x2E) {
            let outer = name.split(separator: ".").first.map { "nest a group \(Wording.quoted($0))" }
            return ("\(Wording.quoted(name)) contains '.'", outer ?? "rename it")
        }
        for (byte, sign) in [(UInt8(0x7B), "{"), (0x7D, "}")] where name.utf8.contains(byte) {
            return ("\(Wording.quoted(name)) contains '\(sign)'", "rename it, as braces belong to references")
        }
        return nil
    }
}

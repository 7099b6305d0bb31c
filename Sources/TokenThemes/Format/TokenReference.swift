import DesignTokens
package import L10nSource
package import L10nSyntax

/// How a value names another place of the token tree.
package enum TokenReference: Hashable {
    /// `{a.b}`: the whole value of a token.
    case token([String])
    /// `#/a/b`: any place.
    case pointer(JSONPointer)

    /// Why a text is no reference, and what to do.
    package struct Problem: Error {
        package var problem: String
        package var advice: String

        package init(problem: String, advice: String) {
            self.problem = problem
            self.advice = advice
        }
    }

    /// So many references may follow each other.
    package static let chainLimit = 64

    /// Whether a text is meant as a reference in braces.
    package static func isCurly(_ value: JSONValue) -> Bool {
        guard value.isString else { return false }
        let content = value.contentRange
        guard !content.isEmpty else { return false }
        return value.file.bytes[Int(content.lower)] == 0x7B || value.file.bytes[Int(content.upper) - 1] == 0x7D
    }

    /// The text of the reference that a value is, in braces or behind `$ref`; nil when it is none.
    package static func text(of value: JSONValue) -> JSONValue? {
        isCurly(value) ? value : pointerText(value)
    }

    /// The `$ref` of an object that is a reference.
    package static func pointerText(_ value: JSONValue) -> JSONValue? {
        value.isObject ? value["$ref"] : nil
    }

    /// Where to report what is wrong with a value that may be a pointer: at the pointer.
    static func place(of value: JSONValue) -> JSONValue {
        pointerText(value) ?? value
    }

    /// Reads a reference in braces.
    /// - Parameter trims: whether white space within the braces and a final `$value` are no part of the path, as for Style
    ///   Dictionary.
    package static func curly(_ text: String, trims: Bool = false) throws(Problem) -> [String] {
        if trims, text.utf8.first == 0x7B, text.utf8.last == 0x7D, text.utf8.count > 2 {
            let path = text.dropFirst().dropLast()
            if path.first?.isWhitespace == true || path.last?.isWhitespace == true {
                let end = path.lastIndex { !$0.isWhitespace }.map(path.index(after:)) ?? path.startIndex
                return try curly("{\(path[..<end].drop(while: \.isWhitespace))}", trims: true)
            }
        }
        // Words are only made for what is wrong; most references are not.
        var shown: String { Wording.quoted(text) }
        guard text.utf8.first == 0x7B, text.utf8.last == 0x7D, text.utf8.count > 2 else {
            let name = text.filter { $0 != "{" && $0 != "}" }
            if text.utf8.contains(0x7B), text.utf8.contains(0x7D), !name.isEmpty {
                throw Problem(
                    problem: "\(shown) has text beside the braces", advice: "write one reference and nothing else")
            }
            throw Problem(
                problem: "\(shown) is no reference",
                advice: name.isEmpty ? "write such as '{group.token}'" : "write '{\(name.prefix(60))}'")
        }
        let names = text.utf8.dropFirst().dropLast().split(separator: 0x2E, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        for (index, name) in names.enumerated() {
            if name.isEmpty { throw Problem(problem: "\(shown) has an empty name", advice: "remove the extra '.'") }
            if name.utf8.contains(where: { $0 == 0x7B || $0 == 0x7D }) {
                throw Problem(problem: "\(shown) has braces within", advice: "write one reference and nothing else")
            }
            guard name.utf8.first == 0x24 else { continue }
            if name == "$value", index == names.count - 1 {
                if trims, index > 0 { return Array(names.dropLast()) }
                let path = names.dropLast().joined(separator: ".")
                throw Problem(problem: "\(shown) names '$value'", advice: "write '{\(path)}'")
            }
            if name != TokenName.root || index < names.count - 1 {
                throw Problem(problem: "\(shown) names a part of a token", advice: "use '$ref' with a JSON pointer")
            }
        }
        return names
    }

    /// The references within a text that is more than one of them: `{width} solid {color}`; nil for any other text.
    ///
    /// Style Dictionary puts such a text together when it builds.
    static func parts(of text: String) -> [[String]]? {
        guard text.utf8.contains(0x7B), text.utf8.contains(0x7D), (try? curly(text, trims: true)) == nil else {
            return nil
        }
        var parts: [[String]] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            guard let names = try? curly(String(rest[open...close]), trims: true) else { return nil }
            parts.append(names)
            rest = rest[rest.index(after: close)...]
        }
        return parts.isEmpty ? nil : parts
    }

    /// Whether a value is a text that is put together from references.
    static func isComposed(_ value: JSONValue) -> Bool {
        value.isString && value.string.flatMap(parts) != nil
    }

    /// Reads the text of a `$ref`.
    package static func pointer(_ text: String) throws(Problem) -> JSONPointer {
        var shown: String { Wording.quoted(text) }
        switch text.utf8.first {
        case 0x23: break
        case 0x7B: throw Problem(problem: "\(shown) is no JSON pointer", advice: "write it as '$value', or as '#/…'")
        case 0x2F: throw Problem(problem: "\(shown) lacks its '#'", advice: "write '#\(text.prefix(60))'")
        case nil: throw Problem(problem: "the reference is empty", advice: "write such as '#/group/token'")
        default:
            throw Problem(
                problem: "\(shown) is in another file", advice: "write '#/…', as the resolver document joins files")
        }
        guard let pointer = JSONPointer(fragment: text) else {
            throw Problem(problem: "\(shown) is no JSON pointer", advice: "write such as '#/group/token'")
        }
        if pointer.segments.allSatisfy(\.isEmpty) {
            throw Problem(problem: "\(shown) names the whole file", advice: "name something in it")
        }
        return pointer
    }
}

// MARK: - Percent encoding

extension TokenReference {
    /// The text of a pointer with all that a fragment may not hold percent-encoded; nil where there is nothing to encode.
    ///
    /// Source: RFC 6901, section 6; RFC 3986, section 3.5.
    package static func percentEncoded(_ text: String) -> String? {
        let fragment = text.utf8.dropFirst()
        guard !fragment.allSatisfy(mayStandInFragment) else { return nil }
        return "#" + PercentEncoding.encoded(fragment, except: mayStandInFragment)
    }

    /// The text of a pointer to a place.
    package static func text(of segments: [String]) -> String {
        // A percent sign of a name is none of an encoded byte.
        "#"
            + PercentEncoding.encoded(JSONPointer(segments: segments).description.utf8) {
                mayStandInFragment($0) && $0 != 0x25
            }
    }

    private static func mayStandInFragment(_ byte: UInt8) -> Bool {
        switch byte {
        // ! $ & ' ( ) * + , ; =, : @ / ? and the percent sign of an encoded byte
        case 0x21, 0x24, 0x26...0x2C, 0x3B, 0x3D, 0x3A, 0x40, 0x2F, 0x3F, 0x25: true
        default: PercentEncoding.isUnreserved(byte)
        }
    }

    /// What is wrong with the spelling of a pointer that leads somewhere; nil when nothing is.
    package static func encodingFinding(_ text: String, at span: SourceSpan) -> TokenFinding? {
        guard let written = percentEncoded(text) else { return nil }
        return TokenFinding(
            .invalidAliasSyntax.at(.warning), "\(Wording.quoted(text)) is not percent-encoded", "write '\(written)'",
            at: span, cause: "percent-encoding",
            fixes: [Fix("Write '\(written)'", .safe, edits: [Edit(span, "\"\(written)\"")])])
    }
}

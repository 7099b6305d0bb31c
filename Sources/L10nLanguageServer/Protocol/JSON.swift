import L10nSource
import L10nSyntax

/// A value of a message: small trees that are made and taken apart, where `JSONTree` keeps the places of a file.
package enum JSON: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    /// Containers in containers that a message may have; no message of the protocol comes near.
    private static let nestingLimit = 128
    /// What is taken all the same. Half of a character and bytes that are no UTF-8 are read as U+FFFD: an editor shows a text that
    /// holds them, and a change that is not taken would leave all later ones in the wrong place.
    private static let taken: Set<Rule> = [.duplicateJSONMember, .replacementCharacter, .unsupportedEncoding]

    /// Reads a text (RFC 8259); nil for one that is none.
    package init?(parsing bytes: [UInt8]) {
        let parsed = JSONTree.parse(SourceFile(path: "", bytes: bytes), nestingLimit: Self.nestingLimit)
        let root = parsed.value.root
        guard root.kind != .invalid,
            parsed.diagnostics.allSatisfy({ $0.severity != .error || Self.taken.contains($0.rule) })
        else { return nil }
        self.init(root)
    }

    private init(_ value: JSONValue) {
        self =
            switch value.kind {
            case .null, .invalid: .null
            case .true: .bool(true)
            case .false: .bool(false)
            case .number: .number(value.number ?? 0)
            case .string: .string(value.string ?? "")
            case .array: .array(value.elements.map(JSON.init))
            case .object:
                .object(Dictionary(value.members.map { ($0.name, JSON($0.value)) }) { _, last in last })
            }
    }

    /// A member of an object; `null` where there is none.
    package subscript(name: String) -> JSON {
        guard case .object(let members) = self else { return .null }
        return members[name] ?? .null
    }

    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    package var bool: Bool? {
        guard case .bool(let value) = self else { return nil }
        return value
    }

    /// A whole number.
    package var integer: Int? {
        guard case .number(let value) = self else { return nil }
        return Int(exactly: value)
    }

    /// The elements of an array; none for other kinds.
    package var elements: [JSON] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    package var isNull: Bool { self == .null }

    /// An object without the members that have no value.
    package static func members(_ members: [String: JSON?]) -> JSON { .object(members.compactMapValues(\.self)) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }

    package init(_ value: Int) { self = .number(Double(value)) }
}

extension JSON {
    /// The text, without white space and with the members of objects in the order of their names.
    package var text: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let value):
            if let whole = Int(exactly: value) { bytes += String(whole).utf8 } else { bytes += value.description.utf8 }
        case .string(let text): bytes += JSONText.quoted(text).utf8
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                element.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                bytes += JSONText.quoted(member.key).utf8
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }
}

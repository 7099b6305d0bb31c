import L10nSource

/// What a key looks like, which tells whether people could read it in place of its text.
package enum KeyShape: Sendable, Hashable {
    /// A name that nobody could take for a text: `search.empty.title`, `ERROR_OFFLINE`, `retryButton`.
    case identifier
    /// A single word that may be either: `retry`, `check-in`.
    case word
    /// A text that can stand for itself: `Go back`, `Cancel`, `Größe`, `%d`, `e.g.`.
    case text
    /// The place of a text in an interface file, which holds the source text itself: `2qz-Z2-GmT.normalTitle`.
    case interfaceObject

    package init(_ key: String) {
        guard key.utf8.contains(UInt8(ascii: "@")) else {
            self = KeyShape(name: key)
            return
        }
        // The sign of a value is not that of an address: `CREATED_AT_%@`.
        self = KeyShape(name: Self.withoutObjects(key)) == .identifier ? .identifier : .text
    }

    private init(name key: String) {
        // Names in code are printable ASCII with letters in them; an address of mail or the web is shown as it is.
        guard let first = key.utf8.first, key.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "@") }),
            key.utf8.count(where: \.isLetter) >= 3, !key.contains("://")
        else {
            self = .text
            return
        }
        if Self.isInterfaceObject(key) {
            self = .interfaceObject
        } else if Self.hasInnerSeparator(key) || Self.isCamelCase(key) {
            self = .identifier
        } else {
            // A capital in front is how texts begin.
            self = first.isLowercase || Self.hasHump(key) ? .word : .text
        }
    }

    /// The key without placeholders of objects and variables: `%@`, `%1$@`, `%#@count@`.
    private static func withoutObjects(_ key: String) -> String {
        var kept = ""
        var rest = key[...]
        while let percent = rest.firstIndex(of: "%") {
            kept += rest[..<percent]
            let sign = rest[rest.index(after: percent)...].drop { $0.isNumber || $0 == "$" }
            if sign.first == "@" {
                rest = sign.dropFirst()
            } else if sign.hasPrefix("#@"), let end = sign.dropFirst(2).firstIndex(of: "@") {
                rest = sign[sign.index(after: end)...]
            } else {
                kept.append("%")
                rest = rest[rest.index(after: percent)...]
            }
        }
        return kept + rest
    }

    /// Three, two and three letters or digits with hyphens between, a dot, and a property: Interface Builder's object ids.
    private static func isInterfaceObject(_ key: String) -> Bool {
        let bytes = Array(key.utf8.prefix(12))
        guard bytes.count == 12 else { return false }
        return bytes[..<11].enumerated().allSatisfy { index, byte in
            switch index {
            case 3, 6: byte == UInt8(ascii: "-")
            case 10: byte == UInt8(ascii: ".")
            default: isLetterOrDigit(byte)
            }
        }
    }

    /// Whether a key may be the place of a text in an interface file from before Xcode 4, whose objects have numbers:
    /// `57.title`. A table of such keys is one of such places; a single key may be a name as well.
    package static func mayBeNumberedObject(_ key: String) -> Bool {
        let rest = key.utf8.drop(while: \.isDigit)
        guard rest.count < key.utf8.count, rest.first == UInt8(ascii: ".") else { return false }
        return rest.dropFirst().first?.isLowercase ?? false
    }

    /// A dot or an underscore between letters or digits.
    private static func hasInnerSeparator(_ key: String) -> Bool {
        let bytes = Array(key.utf8)
        return bytes.indices.dropFirst().dropLast().contains { index in
            (bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "_"))
                && isLetterOrDigit(bytes[index - 1]) && isLetterOrDigit(bytes[index + 1])
        }
    }

    /// Two small letters or more, then a capital: `retryButton`, but not `iPhone`.
    private static func isCamelCase(_ key: String) -> Bool {
        let head = key.utf8.prefix(while: \.isLowercase).count
        return head >= 2 && hasHump(key)
    }

    private static func hasHump(_ key: String) -> Bool {
        zip(key.utf8, key.utf8.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit }
}

import L10nLocale
internal import L10nSource

/// How values are kept from reordering the text around them.
package enum Isolation: Hashable, Sendable {
    /// The default strategy of MessageFormat 2 (B-3).
    case isolate
    /// As `isolate`, but without controls where the text and the value have nothing that could reorder (B-5, TR-12).
    case economical
    /// `bdi` elements in place of controls, and all characters escaped, for HTML (B-26).
    case elements
    /// No controls, for logs, file names and spoken texts (B-28, B-29).
    case none
}

extension Isolation {
    /// The control to write before a value, or nil to write none; U+2069 ends it.
    ///
    /// - Parameters:
    ///   - value: the direction of the value; nil when it is unknown.
    ///   - message: the base direction of the text; nil when it is unknown.
    static func start(value: TextDirection?, message: TextDirection?) -> Unicode.Scalar? {
        switch (value, message) {
        case (.leftToRight, .leftToRight): nil
        case (.leftToRight, _): "\u{2066}"
        case (.rightToLeft, _): "\u{2067}"
        case (nil, _): "\u{2068}"
        }
    }

    static let end: Unicode.Scalar = "\u{2069}"

    /// What stands before a value and behind it; nil when nothing does. Directions as in ``start(value:message:)``.
    func marks(value: TextDirection?, message: TextDirection?) -> (start: String, end: String)? {
        guard self != .none, let start = Self.start(value: value, message: message) else { return nil }
        guard self == .elements else { return (String(Character(start)), String(Character(Self.end))) }
        return switch value {
        case .leftToRight: ("<bdi dir=\"ltr\">", "</bdi>")
        case .rightToLeft: ("<bdi dir=\"rtl\">", "</bdi>")
        case nil: ("<bdi>", "</bdi>")
        }
    }

    /// The text as the target writes it: with the characters escaped that mean something in HTML.
    func escaped(_ text: String) -> String {
        guard self == .elements, text.utf8.contains(where: Self.isSpecial) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether the byte means something in HTML, in text or in an attribute.
    static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: false
        }
    }

    /// Whether the character can take part in reordering in a text from left to right: letters and digits of scripts
    /// from right to left, and all controls. A text without any has one level only, so that nothing moves.
    /// Source: the default classes R and AL of DerivedBidiClass.txt.
    static func mayReorder(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }

    static func mayReorder(_ text: String) -> Bool {
        // U+0590 is the first such character and starts with the byte 0xD6.
        text.utf8.contains { $0 >= 0xD6 } && text.unicodeScalars.contains(where: mayReorder)
    }
}

/// What stands around a value, which decides whether it is isolated.
struct Surroundings: Hashable, Sendable {
    /// Whether the text is nothing but the value (B-6).
    var isAlone = true
    /// Whether the literals have nothing that could reorder in a text from left to right (B-5).
    var isPlain = true

    /// Those of the values of a pattern that stands in these.
    func inside(_ pattern: Pattern) -> Surroundings {
        let isWhole = pattern.parts.count == 1
        let hasPlainParts = pattern.parts.allSatisfy { part in
            switch part.value {
            case .text(let text): !Isolation.mayReorder(text)
            case .placeholder, .markup: true
            // What a choice puts beside other parts may be any of its texts.
            case .selection: isWhole
            }
        }
        return Surroundings(isAlone: isAlone && isWhole, isPlain: isPlain && hasPlainParts)
    }
}

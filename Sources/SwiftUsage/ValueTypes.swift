#if SourceScan
import L10nUsage
import SwiftSyntax

/// What the compiler writes into a key for values of a type, and what formatting takes them for.
///
/// Source: `LocalizedStringKey.StringInterpolation` and `formatSpecifier` of the iOS 17.4 SDK (SC-34).
enum ValueTypes {
    private static let specifiers: [String: String] = [
        "Int": "%lld", "Int64": "%lld", "Int8": "%d", "Int16": "%d", "Int32": "%d", "UInt": "%llu", "UInt64": "%llu",
        "UInt8": "%u", "UInt16": "%u", "UInt32": "%u", "Float": "%f", "Double": "%lf", "CGFloat": "%lf",
        "TimeInterval": "%lf", "NSInteger": "%lld", "NSUInteger": "%llu",
    ]
    private static let objects: Set<String> = [
        "String", "Substring", "NSString", "NSNumber", "AttributedString", "Text", "Image", "LocalizedStringResource",
        "Date",
        "Bool", "Character", "URL", "UUID", "Any", "Error",
    ]

    /// The specifier of a type as it is written in an annotation; nil where the name says nothing.
    static func specifier(of type: String) -> String? {
        // An optional number goes into a key as an object, whatever it holds.
        if type.hasSuffix("?") { return "%@" }
        return specifiers[type] ?? (objects.contains(type) ? "%@" : nil)
    }

    /// Whether a variable that is declared with a type, or with none, holds a literal as a `String`.
    static func mayBeString(_ type: String?) -> Bool {
        guard let type, !type.isEmpty else { return true }
        return ["String", "Substring", "StringLiteralType"].contains(unwrapped(type))
    }

    /// A type without its marks of an optional.
    static func unwrapped(_ type: String) -> String {
        String(type.reversed().drop { $0 == "?" || $0 == "!" }.reversed())
    }

    /// A type of numbers with this specifier.
    static func number(_ specifier: String?) -> String? {
        // The first by its name, as a dictionary has another order in every run.
        specifier.flatMap { wanted in wanted == "%@" ? nil : specifiers.filter { $0.value == wanted }.keys.min() }
    }

    /// The specifier of what a call of this name gives.
    static func specifier(ofCall name: String) -> String? {
        switch name {
        case "formatted", "uppercased", "lowercased", "capitalized", "joined", "localizedCapitalized": "%@"
        default: name.isCapitalized ? specifier(of: name) : nil
        }
    }

    /// The specifier of a property of this name, whatever has it.
    static func specifier(ofMember name: String) -> String? {
        switch name {
        case "count": "%lld"
        case "description", "localizedDescription", "capitalized", "localizedCapitalized", "debugDescription": "%@"
        default: nil
        }
    }

    /// Whether values of a type are numbers or objects that hold no key.
    static func isKnown(_ type: String) -> Bool { specifiers[type] != nil || type == "Bool" || type == "Date" }

    /// Whether a type has `String` in its name.
    static func namesText(_ type: String) -> Bool {
        var rest = type.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "S")) {
            rest = rest[start...]
            if rest.starts(with: "String".utf8) { return true }
            rest.removeFirst()
        }
        return false
    }

    static func value(of specifier: String?) -> KeyUse.Value {
        switch specifier?.last {
        case "@": .object
        case "d", "u": specifier?.hasPrefix("%ll") == true ? .wideInteger : .integer
        case "f": .floatingPoint
        default: .unknown
        }
    }

    /// Whether values of a type are texts that views show as they are.
    static func isText(_ type: String) -> Bool { type == "String" || type == "String?" || type == "Substring" }

    /// The type of App Intents that makes keys of literals where this type is declared, itself or as the values of a
    /// dictionary (SC-20); nil for any other.
    static func intentType(of type: String) -> String? {
        let value = unwrapped(valueType(of: type) ?? type)
        let name = value.hasPrefix("AppIntents.") ? String(value.dropFirst(11)) : value
        return intentTypes.contains(name) ? name : nil
    }

    private static let intentTypes: Set<String> = [
        "DisplayRepresentation", "IntentDescription", "IntentDialog", "TypeDisplayRepresentation",
    ]

    /// The type of the values of a dictionary: `Mode` of `[String: Mode]`.
    static func valueType(of type: String) -> String? {
        guard type.hasPrefix("["), type.hasSuffix("]"), let colon = type.lastIndex(of: ":") else { return nil }
        return String(type[type.index(after: colon)...].dropLast().drop { $0 == " " })
    }

    /// Whether literals are keys where this type is declared (SC-8).
    static func isKey(_ type: String) -> Bool {
        switch unwrapped(valueType(of: type) ?? type) {
        case "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue", "SwiftUI.LocalizedStringKey",
            "[LocalizedStringKey]", "[LocalizedStringResource]", "Foundation.LocalizedStringResource":
            true
        default: false
        }
    }
}
#endif

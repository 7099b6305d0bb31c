import Foundation

/// Foundation's reader of property lists, which is CoreFoundation's.
enum FoundationReader {
    /// What it makes of a file, rendered as our outcome is; and whether it read the old-style text form.
    static func outcome(_ bytes: [UInt8]) -> (text: String, isOldStyle: Bool) {
        var format = PropertyListSerialization.PropertyListFormat.openStep
        do {
            let value = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: &format)
            return (render(value), format == .openStep)
        } catch {
            return (render(error as NSError), true)
        }
    }

    private static func render(_ value: Any) -> String {
        switch value {
        case let text as String: text.shown
        case let data as Data: Rendering.data(data)
        case let items as [Any]: "[" + items.map(render).joined(separator: ",") + "]"
        case let pairs as [String: Any]: Rendering.dictionary(pairs.map { ($0.key, render($0.value)) })
        default: "\(type(of: value)) \(value)"
        }
    }

    /// The error of the old-style reader hides in the one of the XML reader.
    private static func render(_ error: NSError) -> String {
        let hidden = error.userInfo["kCFPropertyListOldStyleParsingError"]
        let message = hidden.map { "\($0)" } ?? "\(error.userInfo["NSDebugDescription"] ?? error)"
        guard let kind = kinds.first(where: { message.contains($0.text) })?.kind else { return "✗? \(message)" }
        let unit = kind == "unexpected-character" ? message.firstMatch(of: /character '(0x[0-9a-f]+)'/) : nil
        let line = message.firstMatch(of: /line ([0-9]+)/)
        return "✗ " + kind + (unit.map { " \($0.1)" } ?? "") + (line.map { " @\($0.1)" } ?? "")
    }

    /// The messages of `CFOldStylePList.c` and `CFPropertyList.c`; the first that fits counts.
    private static let kinds: [(text: String, kind: String)] = [
        ("Missing ';' on line", "missing-semicolon"),
        ("Expected ';' or '=' after key", "expected-separator"),
        ("Unexpected character", "unexpected-character"),
        ("Unexpected EOF while parsing plist", "eof-plist"),
        ("Unterminated quoted string", "unterminated-string"),
        ("Unterminated backslash", "unterminated-escape"),
        ("Junk after plist", "junk"),
        ("Expected ',' for array", "array-comma"),
        ("Expected terminating ')'", "array-end"),
        ("Expected terminating '}'", "dictionary-end"),
        ("Expected terminating '>'", "data-end"),
        ("uneven length", "data-uneven"),
        ("invalid hex", "data-hex"),
        ("Too many nested", "too-deep"),
        ("The string is empty.", "conversion-empty"),
        ("Conversion of string failed.", "conversion"),
        ("NULL or zero-length", "empty"),
        ("unknown encoding", "encoding"),
        ("string creation failed", "encoding"),
        ("looking for encoding name", "encoding"),
    ]
}

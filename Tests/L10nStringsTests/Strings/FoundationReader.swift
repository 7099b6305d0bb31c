import Foundation
import TestSupport

/// Foundation's reader of property lists, which is CoreFoundation's.
enum FoundationReader {
    /// What it makes of a file, rendered as our outcome is.
    struct Outcome {
        var text: String
        /// The message about the XML; nil where the file is read.
        var message: String?
        /// Whether it read, or tried to read, the old-style text form.
        var isOldStyle: Bool

        /// - Parameter isXML: whether an error is told in terms of XML.
        func text(isXML: Bool) -> String {
            guard isXML, let message else { return text }
            return "✗ xml " + message
        }
    }

    /// Whether it reads a file without a crash: it has one for sets, whose markers these are.
    static func survives(_ bytes: [UInt8]) -> Bool {
        !bytes.contains { $0 & 0xF0 == 0xC0 }
    }

    static func outcome(_ bytes: [UInt8]) -> Outcome {
        var format = PropertyListSerialization.PropertyListFormat.openStep
        do {
            let value = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: &format)
            return Outcome(text: render(value), isOldStyle: format == .openStep)
        } catch {
            let error = error as NSError
            return Outcome(
                text: render(error), message: "\(error.userInfo["NSDebugDescription"] ?? error)", isOldStyle: true)
        }
    }

    private static func render(_ value: Any) -> String {
        switch value {
        case let text as String: text.shown
        case let data as Data: Rendering.data(data)
        case let items as [Any]: "[" + items.map(render).joined(separator: ",") + "]"
        case let pairs as [AnyHashable: Any]:
            Rendering.dictionary(
                pairs.compactMap { pair in (pair.key as? String).map { ($0, render(pair.value)) } })
        case let date as Date: "date \(date.timeIntervalSinceReferenceDate)"
        case let number as NSNumber: render(number)
        case is NSNull: "null"
        // Its number is not public.
        default: "\(type(of: value))" == "_NSKeyedArchiverUID" ? "uid" : "\(type(of: value)) \(value)"
        }
    }

    private static func render(_ number: NSNumber) -> String {
        switch unsafe String(cString: number.objCType) {
        case "c" where type(of: number) != NSNumber.self: "\(number.boolValue)"
        case "f", "d": "\(number.doubleValue)"
        default: "\(number)"
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

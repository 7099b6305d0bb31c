import TestSupport
import Testing

extension Golden {
    static func expect(_ output: String, _ name: String) throws {
        if let difference = try difference(output, "StateViews/" + name) { Issue.record("\(difference)") }
    }

    /// The text with spaces behind it: at least one.
    static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}

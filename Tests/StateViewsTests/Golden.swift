import Foundation
import Testing

/// Files of `Tests/Fixtures/StateViews` that say what is expected.
enum Golden {
    static func expect(_ output: String, _ name: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/StateViews/" + name)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(output.utf8).write(to: file)
        }
        let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        if output != expected { Issue.record("\(name) differs\n\(output)") }
    }

    /// The text with spaces behind it: at least one.
    static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}

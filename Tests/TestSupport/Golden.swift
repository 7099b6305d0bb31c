package import Foundation

/// Files of `Tests/Fixtures` that say what is expected.
///
/// Tests that run with `UPDATE_GOLDENS=1` write what there is now; review the difference.
package enum Golden {
    package static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    package static let isUpdated = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil

    /// What is wrong with an output; nil if the file holds it byte by byte.
    /// - Parameter path: the path of the file from `Tests/Fixtures`.
    package static func difference(_ output: String, _ path: String) throws -> String? {
        let file = fixtures.appending(path: path)
        if isUpdated {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(output.utf8).write(to: file)
        }
        // A file that is missing expects nothing.
        let expected = (try? Data(contentsOf: file)) ?? Data()
        return Data(output.utf8) == expected ? nil : "\(path) differs\n\(output)"
    }
}

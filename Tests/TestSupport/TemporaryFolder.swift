package import Foundation

/// Folders of tests, below the system's folder for what nobody keeps.
package enum TemporaryFolder {
    /// A place where nothing is yet; who puts something there removes it.
    package static func place() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "l10n-\(UUID().uuidString)")
    }

    /// Makes a folder with files by their paths in it; who asks for it removes it.
    package static func made(_ files: [String: String] = [:]) throws -> URL {
        let folder = place()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder
    }

    package static func remove(_ folder: URL) {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Calls `body` with a folder that has these files, and removes it.
    package static func with<Value>(_ files: [String: String], _ body: (URL) throws -> Value) throws -> Value {
        let folder = try made(files)
        defer { remove(folder) }
        return try body(folder)
    }

    /// Calls `body` with a folder that has these files, and removes it.
    package static func with<Value>(
        _ files: [String: String], _ body: (URL) async throws -> Value
    ) async throws -> Value {
        let folder = try made(files)
        defer { remove(folder) }
        return try await body(folder)
    }
}

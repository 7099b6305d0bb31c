import Foundation

/// The data folders of the repository as they are on disk.
enum DataFolders {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Every file that is not hidden, from the root, in byte order.
    static func paths() throws -> [String] {
        try ["Localizations", "Resources"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
                .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
                .map { "\(folder)/\($0)" }
        }
        .filter { try root.appending(path: $0).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: root.appending(path: path)))
    }
}

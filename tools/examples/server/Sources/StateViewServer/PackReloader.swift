import Foundation
import Logging
import ServiceLifecycle
import StateViewL10n

/// The file of the pack, which others replace by renaming another one.
struct PackFile: Sendable {
    let path: String
    let log: StateViewLibrary.IssueHandler

    /// Opens the file and checks every byte of it.
    func open() throws -> PackSnapshot {
        let library = try StateViewLibrary(pack: path, onIssue: log)
        try library.verify()
        return PackSnapshot(library)
    }

    /// Changes when another file takes the place; nil while there is none.
    var stamp: String? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(attributes[.systemFileNumber] ?? 0) \(attributes[.size] ?? 0) \(date)"
    }
}

/// Looks twice a second whether the file of the pack is another one. A file that is damaged is told and not used.
struct PackReloader: Service {
    let file: PackFile
    let current: PackSnapshot.Current
    let logger: Logger

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            var seen = file.stamp
            while true {
                try await Task.sleep(for: .milliseconds(500))
                guard let stamp = file.stamp, stamp != seen else { continue }
                seen = stamp
                do {
                    let snapshot = try file.open()
                    current.replace(with: snapshot)
                    logger.info("pack \(snapshot.identity) is used from now on")
                } catch {
                    logger.error("the pack that is used stays: \(error)")
                }
            }
        }
    }
}

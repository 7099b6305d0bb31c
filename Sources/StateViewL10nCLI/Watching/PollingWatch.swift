import L10nProject
import L10nSource

/// Looks again and again, where the system tells nothing.
struct PollingWatch: FolderWatch {
    private struct Entry: Hashable {
        let path: String
        let stamp: FileStamp
    }

    /// How long it waits between two looks, in microseconds.
    private static let pause: UInt32 = 100_000

    let descriptor: Int32? = nil
    let pause: Int32 = 1000

    private var folders: Set<String> = []
    private var known: Set<Entry> = []

    mutating func watch(_ folders: Set<String>) -> Bool {
        let isNew = !folders.isSubset(of: self.folders)
        self.folders = folders
        if isNew { known = look() }
        return isNew
    }

    mutating func wait() {
        repeat { Console.pause(Self.pause) } while !hasChanged()
    }

    mutating func hasChanged() -> Bool {
        let now = look()
        guard now != known else { return false }
        known = now
        return true
    }

    private func look() -> Set<Entry> {
        var entries: Set<Entry> = []
        for folder in folders {
            for name in (try? FileSystem.list(folder)) ?? [] where !FolderWatches.isOfNoInterest(name) {
                let path = folder + "/" + name
                entries.insert(Entry(path: path, stamp: FileSystem.stamp(path)))
            }
        }
        return entries
    }
}

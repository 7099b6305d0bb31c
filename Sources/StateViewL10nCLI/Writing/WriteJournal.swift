import L10nProject
import L10nSource

/// The file that says what a transaction is about to do, so that the next run can finish it or take it back.
///
/// It is locked as long as its run lives. Its lines are words with spaces between them; what would not be one word is written
/// as percent signs and hexadecimal digits.
struct WriteJournal {
    static let name = ".stateview-l10n-journal"

    let path: String
    /// What the names of the transaction's files have in common.
    let id: String
    private let file: WritableFile

    /// Opens the journal of a folder, and waits for another run that writes there.
    static func open(in root: String) throws(LoadError) -> WriteJournal {
        try WritableFile.makeFolder(root)
        let path = PathText.join(root, name)
        let id = String(UInt32.random(in: 0 ... .max), radix: 36)
        do throws(LoadError) {
            return WriteJournal(path: path, id: id, file: try WritableFile.locked(path))
        } catch {
            // Where it cannot be made, people know the folder.
            throw FileSystem.exists(path) ? error : LoadError("write in", root, error.reason)
        }
    }

    func begin(_ plan: WritePlan) throws(LoadError) {
        var text = "stateview-l10n 1 \(id)\n"
        for folder in plan.folders { text += "folder \(Self.word(folder))\n" }
        for step in plan.steps {
            text += step.before.map { "replace \($0.size) \($0.modified) \($0.inode) " } ?? "create "
            text += Self.word(step.path) + "\n"
        }
        try file.write(Array(text.utf8))
        try file.flush()
        // A journal whose name is not on the disk is not found by the next run.
        WritableFile.flushFolders([PathText.parent(of: path)])
    }

    /// From here on the new files are taken, by this run or the next.
    func commit() throws(LoadError) {
        try file.write(Array("commit\n".utf8))
        try file.flush()
    }

    /// From here on the old files are taken back, by this run or the next.
    func undo() throws(LoadError) {
        try file.write(Array("undo\n".utf8))
        try file.flush()
    }

    /// Forgets what was read.
    func clear() throws(LoadError) { try file.truncate() }

    func remove() { WritableFile.remove(path) }

    func close() { file.close() }

    /// How far a run has come.
    enum Phase { case begun, committed, undoing }

    /// What an earlier run has left; nil for nothing.
    func read() throws(LoadError) -> (plan: WritePlan, phase: Phase)? {
        let lines = String(decoding: try file.read(), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let head = lines.first?.split(separator: " ") ?? []
        guard head.count == 3, head[0] == "stateview-l10n", head[1] == "1" else { return nil }
        let id = head[2].filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        var (steps, folders, phase) = ([WritePlan.Step](), [String](), Phase.begun)
        // The last line is empty, or one that is not whole.
        for line in lines.dropFirst().dropLast() {
            let words = line.split(separator: " ")
            guard let kind = words.first, let path = words.last.flatMap(Self.path) else { continue }
            switch (kind, words.count) {
            case ("folder", 2): folders.append(path)
            case ("create", 2): steps.append(WritePlan.step(path, id, steps.count, nil))
            case ("replace", 5):
                guard let size = Int(words[1]), let modified = Int(words[2]), let inode = UInt64(words[3]) else {
                    continue
                }
                let mark = FileMark(size: size, modified: modified, inode: inode)
                steps.append(WritePlan.step(path, id, steps.count, mark))
            case ("commit", 1): phase = .committed
            case ("undo", 1): phase = .undoing
            default: continue
            }
        }
        return (WritePlan(steps: steps, folders: folders), phase)
    }

    private static func word(_ path: String) -> String {
        var text = ""
        for byte in path.utf8 {
            if byte > 0x20, byte < 0x7F, byte != 0x25 {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
        return text
    }

    private static func path(_ word: Substring) -> String? {
        var (bytes, rest) = ([UInt8](), Substring(word).utf8)
        while let byte = rest.popFirst() {
            guard byte == 0x25 else {
                bytes.append(byte)
                continue
            }
            guard let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16) else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        let path = String(decoding: bytes, as: UTF8.self)
        return path.utf8.elementsEqual(bytes) ? path : nil
    }
}

import ArgumentParser
import L10nProject
import L10nSource

/// What others have written in the places of files that a command names itself: it is not replaced.
enum ForeignFile {
    /// Refuses to replace a file that holds something else and that the command has not written.
    /// - Parameters:
    ///   - folder: where the files may be written; whoever writes refuses those that a link leads out of it.
    ///   - fault: what is said of such a file, such as `is not of 'gallery'`.
    ///   - isOwn: whether what stands in the place of a file was written by the command.
    static func check(
        _ files: [FileContent], in folder: String, _ fault: String, _ advice: String = "name another folder",
        isOwn: (FileContent, [UInt8]) -> Bool
    ) throws(CommandFailure) {
        let confinement = Confinement([folder])
        for file in files where FileSystem.status(file.path)?.kind == .file && confinement.holds(file.path) {
            let known = try CommandFailure.attempt { () throws(LoadError) in try FileSystem.read(file.path) }
            if known.isEmpty || known == file.bytes || isOwn(file, known) { continue }
            throw .usage("\(Wording.quoted(file.path)) \(fault), and would be replaced; \(advice)")
        }
    }
}

/// `--replace`, of commands that write what people go on editing: nothing tells their own files from those of others.
struct ReplaceOption: ParsableArguments {
    @Flag(help: "Replace files that are there already and hold something else.")
    var replace = false

    func check(_ files: [FileContent], in folder: String) throws(CommandFailure) {
        if replace { return }
        let advice = "name another folder, or add --replace"
        try ForeignFile.check(files, in: folder, "holds something else", advice) { _, _ in false }
    }
}

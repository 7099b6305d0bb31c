import L10nProject
import L10nSource

/// A file that compiling or converting makes.
struct CompiledFile {
    /// From the output folder.
    var path: String
    var bytes: [UInt8]

    /// Writes files into a folder, or none in a dry run, and prints their paths in order.
    /// - Parameters:
    ///   - option: whether files that hold something else are replaced; nil where they always are, as a build compiles again.
    ///   - clash: what makes a file twice, and what to do about it.
    static func write(
        _ files: [CompiledFile], in folder: String, isDry: Bool, _ option: ReplaceOption? = nil,
        clash: (makers: String, advice: String)
    ) throws {
        let files = files.sorted { $0.path < $1.path }
        for (file, next) in zip(files, files.dropFirst()) where file.path == next.path {
            throw CommandFailure.usage("two \(clash.makers) make \(Wording.quoted(file.path)); \(clash.advice)")
        }
        let contents = files.map { FileContent(path: PathText.join(folder, $0.path), bytes: $0.bytes) }
        if !isDry {
            try option?.check(contents, in: folder)
            try CommandFailure.attempt { () throws(LoadError) in
                try FileTransaction.write(contents, in: folder, confinement: Confinement([folder]))
            }
        }
        for file in contents { try Console.write(Wording.visible(file.path) + "\n") }
    }
}

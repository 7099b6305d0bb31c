import Foundation
import TestSupport

/// Runs the tool on a machine without ICU: files that are no libraries hide those of the system.
struct HiddenICU {
    let folder: URL
    private let libraries: URL

    /// - Parameter folder: the working folder of the tool, in which the files are made.
    init(in folder: URL) throws {
        self.folder = folder
        libraries = folder.appendingPathComponent("libraries")
        try FileManager.default.createDirectory(at: libraries, withIntermediateDirectories: true)
        for version in 50..<130 {
            for name in ["uc", "i18n", "data"] {
                try Data("x".utf8).write(to: libraries.appendingPathComponent("libicu\(name).so.\(version)"))
            }
        }
    }

    func run(_ arguments: [String]) throws -> ProgramRun {
        try ProgramRun(["LD_LIBRARY_PATH=\(libraries.path)", Tool.program.path] + arguments, in: folder)
    }
}

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `EmbedResources OUTPUT ROOT FOLDER…` writes the files of the folders under ROOT as one Swift file.
@main enum EmbedResources {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count >= 4 else {
            print("usage: EmbedResources OUTPUT ROOT FOLDER…")
            exit(2)
        }
        do {
            let files = try FolderReader(root: arguments[2]).files(in: Array(arguments[3...]))
            try write(GeneratedSource.bytes(for: files), to: arguments[1])
        } catch let error as EmbedError {
            print("\(error.path): error: \(error.message)")
            exit(1)
        } catch {
            print("error: \(error)")
            exit(1)
        }
    }

    /// Leaves an equal file as it is, so that nothing is compiled again.
    static func write(_ bytes: [UInt8], to path: String) throws {
        let url = URL(filePath: path)
        let data = Data(bytes)
        if let old = try? Data(contentsOf: url), old == data { return }
        try data.write(to: url, options: .atomic)
    }
}

/// A file that cannot be embedded.
struct EmbedError: Error, Equatable {
    let path: String
    let message: String
}

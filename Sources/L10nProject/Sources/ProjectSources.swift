package import L10nSource

/// The files of a project that say which keys it uses: code, interface files, property lists and data.
///
/// Nothing of them is read before somebody asks. They are those of the folders that the run looked into, without what is
/// built, belongs to dependencies or is excluded.
package struct ProjectSources: Sendable {
    package static let none = ProjectSources([], limit: 0)

    /// One of the files.
    package struct File: Sendable, Hashable {
        /// The path as reports print it.
        package let path: String
        package let kind: SourceKind
        /// In bytes.
        package let size: Int
        /// The path to open.
        let location: String
        /// What it holds in place of what is on the disk.
        var bytes: [UInt8]?
    }

    /// What came of reading files.
    package struct Reading<Result: Sendable>: Sendable {
        /// What was made of the files that could be read, in their order.
        package var results: [Result] = []
        /// The files that could not be read.
        package var errors: [LoadError] = []
        /// A finding for each file that is too large to be read.
        package var diagnostics: [Diagnostic] = []
    }

    /// In the order of their paths.
    package let files: [File]
    /// The most bytes that a file may have.
    private let limit: Int

    init(_ files: [File], limit: Int) {
        self.files = files
        self.limit = limit
    }

    /// The files of some kinds.
    package func files(_ kinds: SourceKind...) -> [File] { files.filter { kinds.contains($0.kind) } }

    /// Reads files and makes something of each, several at a time.
    /// - Parameter jobs: the most files that are read together.
    package func read<Result: Sendable>(
        _ files: [File], jobs: Int, _ transform: @escaping @Sendable (File, SourceFile) -> Result
    ) async -> Reading<Result> {
        let bytes = files.reduce(0) { $0 + $1.size }
        let limit = limit
        // A large file that comes last would be waited for.
        let order = files.indices.sorted { files[$0].size > files[$1].size }
        let parts = await Parallel.map(order, jobs: Parallel.jobs(jobs, for: bytes, least: 1 << 17)) { index in
            (index, Self.read(files[index], limit: limit).map { transform(files[index], $0) })
        }
        var reading = Reading<Result>()
        for (_, part) in parts.sorted(by: { $0.0 < $1.0 }) {
            switch part {
            case .success(let result): reading.results.append(result)
            case .failure(.unreadable(let error)): reading.errors.append(error)
            case .failure(.tooLarge(let diagnostic)): reading.diagnostics.append(diagnostic)
            }
        }
        return reading
    }

    private enum Failure: Error {
        case unreadable(LoadError)
        case tooLarge(Diagnostic)
    }

    private static func read(_ file: File, limit: Int) -> Result<SourceFile, Failure> {
        do throws(LoadError) {
            let bytes =
                if let bytes = file.bytes { bytes } else { try FileSystem.readSource(file.location, limit: limit) }
            guard bytes.count <= limit else {
                return .failure(.tooLarge(LoadedTexts.tooLarge(file.path, size: file.size, limit: limit)))
            }
            return .success(SourceFile(path: file.path, bytes: bytes))
        } catch {
            return .failure(.unreadable(LoadError(error.operation, file.path, error.reason)))
        }
    }
}

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
    /// What was made of the files the last time, and where to remember it for the next; nil where nothing is remembered.
    private let memory: (old: SourceMemory, new: SourceMemory)?

    init(_ files: [File], limit: Int, memory: (old: SourceMemory, new: SourceMemory)? = nil) {
        self.files = files
        self.limit = limit
        self.memory = memory
    }

    /// The files of some kinds.
    package func files(_ kinds: SourceKind...) -> [File] { files.filter { kinds.contains($0.kind) } }

    /// Reads files and makes something of each, several at a time.
    /// - Parameters:
    ///   - jobs: the most files that are read together.
    ///   - isRemembered: whether what is made of a file depends on nothing but the file, and may be made of it once only.
    package func read<Result: Sendable>(
        _ files: [File], jobs: Int, isRemembered: @escaping @Sendable (File) -> Bool,
        _ transform: @escaping @Sendable (File, SourceFile) -> Result
    ) async -> Reading<(SourceFile, Result)> {
        let bytes = files.reduce(0) { $0 + $1.size }
        // A large file that comes last would be waited for.
        let order = files.indices.sorted { files[$0].size > files[$1].size }
        let parts = await Parallel.map(order, jobs: Parallel.jobs(jobs, for: bytes, least: 1 << 17)) { index in
            read(files[index], isRemembered: isRemembered(files[index]), transform)
        }
        // Back into the order of the files.
        var places = [Int](repeating: 0, count: files.count)
        for (place, index) in order.enumerated() { places[index] = place }
        var reading = Reading<(SourceFile, Result)>()
        for place in places {
            switch parts[place] {
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

    private func read<Made: Sendable>(
        _ file: File, isRemembered: Bool, _ transform: (File, SourceFile) -> Made
    ) -> Result<(SourceFile, Made), Failure> {
        guard isRemembered, let memory else { return Self.read(file, limit: limit).map { ($0, transform(file, $0)) } }
        let mark = file.bytes == nil ? FileSystem.settledMark(file.location) : nil
        let known: (SourceFile, Made)? = memory.old.result(of: file)
        let result = known.map { .success($0) } ?? Self.read(file, limit: limit).map { ($0, transform(file, $0)) }
        if case .success(let (source, made)) = result, let content = FileIdentity(file.bytes, before: mark) {
            memory.new.remember(made, of: file, source, content)
        }
        return result
    }

    private static func read(_ file: File, limit: Int) -> Result<SourceFile, Failure> {
        do throws(LoadError) {
            let bytes =
                if let bytes = file.bytes {
                    bytes
                } else {
                    try FileSystem.readSource(file.location, limit: limit, takesEncrypted: true)
                }
            guard bytes.count <= limit else {
                return .failure(.tooLarge(LoadedTexts.tooLarge(file.path, size: file.size, limit: limit)))
            }
            return .success(SourceFile(path: file.path, bytes: bytes))
        } catch {
            return .failure(.unreadable(LoadError(error.operation, file.path, error.reason)))
        }
    }
}

import L10nSource

/// What a file is known again by: its mark, or its bytes where they stand in memory.
///
/// Nothing is remembered of a file that was written a moment before it was read: a second write in the same tick of the clock
/// could have the same mark.
enum FileIdentity: Sendable {
    case mark(FileMark)
    case bytes([UInt8])

    /// - Parameter mark: the mark that the file had before it was read; nil where it was too young.
    init?(_ bytes: [UInt8]?, before mark: FileMark?) {
        if let bytes { self = .bytes(bytes) } else if let mark { self = .mark(mark) } else { return nil }
    }

    /// Whether a file has not changed since.
    func isThat(of path: String, holding bytes: [UInt8]?) -> Bool {
        switch self {
        case .mark(let mark): bytes == nil && FileSystem.mark(path) == mark
        case .bytes(let own): bytes == own
        }
    }
}

/// What was made of files of code, so that only those that have changed are read and parsed again.
final class SourceMemory: Sendable {
    private struct Answer {
        let content: FileIdentity
        let source: SourceFile
        let result: any Sendable
    }

    private let answers = Locked<[String: Answer]>([:])

    /// What was made of a file, unless it has changed since.
    func result<Result: Sendable>(of file: ProjectSources.File) -> (SourceFile, Result)? {
        guard let answer = answers.withLock({ $0[file.location] }), answer.source.path == file.path,
            answer.content.isThat(of: file.location, holding: file.bytes), let result = answer.result as? Result
        else { return nil }
        return (answer.source, result)
    }

    func remember(_ result: some Sendable, of file: ProjectSources.File, _ source: SourceFile, _ content: FileIdentity)
    {
        answers.withLock { $0[file.location] = Answer(content: content, source: source, result: result) }
    }

    func add(_ other: SourceMemory) {
        let added = other.answers.withLock { $0 }
        answers.withLock { $0.merge(added) { _, last in last } }
    }
}

import L10nLocale
import L10nSource

/// What the files of a project said when they were last read: whoever loads a project again and again hands it on, and only
/// files that have changed are read and decoded again.
package struct ProjectMemory: Sendable {
    /// All that an answer depends on besides the bytes.
    private struct Question: Hashable {
        let path: String
        let shown: String
        let layer: Int
        let tag: LanguageTag?
        let limit: Int
        let isForEditing: Bool
    }

    private struct Answer {
        let content: FileIdentity
        let texts: LoadedTexts
    }

    private var answers: [Question: Answer] = [:]
    /// What was made of files of code, which are read after the project is loaded.
    let sources = SourceMemory()
    /// What judges of the projects keep for the next time.
    package private(set) var judgements = JudgementMemory()

    package init() {}

    /// The memory of a further reading.
    fileprivate init(after last: ProjectMemory) { judgements = last.judgements }

    /// What is remembered of several projects.
    package init(joining memories: [ProjectMemory]) {
        for memory in memories {
            answers.merge(memory.answers) { _, last in last }
            sources.add(memory.sources)
            judgements.add(memory.judgements)
        }
    }

    /// What was read of a file, unless it has changed since.
    /// - Parameter tag: the language that the file is taken for; nil for a file of all languages.
    func texts(of file: TextFile, tag: LanguageTag?, limit: Int, isForEditing: Bool) -> LoadedTexts? {
        let question = Self.question(file, tag, limit, isForEditing)
        guard let answer = answers[question], answer.content.isThat(of: file.found.path, holding: file.found.bytes)
        else { return nil }
        return answer.texts
    }

    /// Remembers what was read, by the mark that the file had before.
    mutating func remember(
        _ texts: LoadedTexts, tag: LanguageTag?, limit: Int, isForEditing: Bool, before mark: FileMark?
    ) {
        guard texts.error == nil else { return }
        let question = Self.question(texts.file, tag, limit, isForEditing)
        guard let content = FileIdentity(texts.file.found.bytes, before: mark) else { return }
        answers[question] = Answer(content: content, texts: texts)
    }

    private static func question(_ file: TextFile, _ tag: LanguageTag?, _ limit: Int, _ isForEditing: Bool) -> Question
    {
        Question(
            path: file.found.path, shown: file.found.shown, layer: file.layer, tag: tag, limit: limit,
            isForEditing: isForEditing)
    }
}

/// One reading of files of texts: what is in the memory comes from there, and a new one takes in all that was asked for.
struct RememberedReading: Sendable {
    private let memory: ProjectMemory?
    private let limit: Int
    private let isForEditing: Bool

    /// - Parameter memory: nil where nothing is to be remembered.
    init(_ memory: ProjectMemory?, limit: Int, isForEditing: Bool) {
        self.memory = memory
        self.limit = limit
        self.isForEditing = isForEditing
    }

    /// A file as it was read, and the mark that it had before.
    struct Read: Sendable {
        var texts: LoadedTexts
        fileprivate let tag: LanguageTag?
        fileprivate let mark: FileMark?
        /// As it was before the keys of its table were numbered; nil where nobody wants to know.
        fileprivate let original: LoadedTexts?

        fileprivate init(_ texts: LoadedTexts, tag: LanguageTag?, mark: FileMark?, isRemembered: Bool) {
            self.texts = texts
            self.tag = tag
            self.mark = mark
            original = isRemembered ? texts : nil
        }
    }

    /// - Parameter tag: the language that the file is taken for; nil for a file of all languages.
    func read(_ file: TextFile, tag: LanguageTag?, _ decode: () -> LoadedTexts) -> Read {
        guard let memory else { return Read(decode(), tag: tag, mark: nil, isRemembered: false) }
        // Asked before the file is read, so that a change meanwhile makes another mark.
        let mark = file.found.bytes == nil ? FileSystem.settledMark(file.found.path) : nil
        let known = memory.texts(of: file, tag: tag, limit: limit, isForEditing: isForEditing)
        return Read(known ?? decode(), tag: tag, mark: mark, isRemembered: true)
    }

    /// What to hand on; nil where nothing is to be remembered. Files that were not asked for are forgotten.
    func memory(of parts: [Read]) -> ProjectMemory? {
        guard let last = memory else { return nil }
        var memory = ProjectMemory(after: last)
        for part in parts {
            guard let original = part.original else { continue }
            memory.remember(original, tag: part.tag, limit: limit, isForEditing: isForEditing, before: part.mark)
        }
        return memory
    }
}

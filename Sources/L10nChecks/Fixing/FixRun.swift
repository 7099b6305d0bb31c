package import L10nProject
package import L10nSource
import L10nStrings

/// Makes the fixes of a project's findings, in memory (FIX-1, FIX-2): in rounds, until nothing is left to do.
///
/// After each round the project is judged anew. Where that shows an error that was not there, the fixes that brought it are
/// taken back and named.
package struct FixRun {
    /// What a run is judged by.
    package struct Judgement {
        package var project: Project
        /// The findings that fixes are wanted for.
        package var findings: [Diagnostic]
        /// All findings that count.
        package var all: [Diagnostic]

        package init(project: Project, findings: [Diagnostic], all: [Diagnostic]) {
            self.project = project
            self.findings = findings
            self.all = all
        }
    }

    /// More rounds than fixes ever need that do not undo each other.
    package static let longest = 10

    /// The fixes that were made, in order.
    package private(set) var made: [ChosenFix] = []
    /// The fixes that were tried and brought an error, or that the file's encoding cannot hold.
    package private(set) var refused: [RefusedFix] = []
    /// What the project is now.
    package private(set) var judgement: Judgement
    /// The files as they were and as they are now, by the paths that reports print.
    package private(set) var files: [String: FixedFile] = [:]

    private let allowsUnsafe: Bool
    private var refusals: Set<ChosenFix.Identity> = []

    /// - Parameters:
    ///   - first: the project as it is.
    ///   - judge: loads the project with these files in place of those on the disk, and runs the rules.
    ///   - read: reads a file by the path that reports print.
    package static func run(
        from first: Judgement, allowsUnsafe: Bool, judge: ([String: [UInt8]]) async throws -> Judgement,
        read: (String) throws -> FileContent
    ) async throws -> FixRun {
        var run = FixRun(judgement: first, allowsUnsafe: allowsUnsafe)
        var (round, failures) = (0, 0)
        while round < longest {
            let selection = run.selection
            if selection.fixes.isEmpty { break }
            // The findings have to be about the bytes that are edited.
            if try run.takeFiles(selection, read) {
                run.judgement = try await judge(run.contents)
                continue
            }
            guard let contents = run.contents(after: selection) else { continue }
            let next = try await judge(contents)
            let harm = NewErrors(from: run.judgement, to: next, isAboutSyntax: selection.isAboutSyntax)
            if harm.isEmpty {
                run.accept(selection, contents, next)
                round += 1
            } else {
                failures += 1
                // After so many failures all fixes are refused, so that the run ends.
                run.refuse(failures < longest ? harm.causes(among: selection.fixes) : selection.fixes, for: harm.first)
            }
        }
        return run
    }

    private init(judgement: Judgement, allowsUnsafe: Bool) {
        self.judgement = judgement
        self.allowsUnsafe = allowsUnsafe
    }

    /// What is to be done in the next round, in files that are the project's own.
    private var selection: FixSelection {
        let own = Set(judgement.project.files)
        func isRefused(_ choice: ChosenFix) -> Bool {
            refusals.contains(choice.identity) || !choice.fix.edits.allSatisfy { own.contains($0.span.file) }
        }
        // What is wrong with the rest can be told when all is read.
        let broken = judgement.findings.filter { $0.rule.area == .syntax }
        let first = FixSelection(broken, allowsUnsafe: allowsUnsafe, isRefused: isRefused)
        if !first.fixes.isEmpty { return first }
        return FixSelection(judgement.findings, allowsUnsafe: allowsUnsafe, isRefused: isRefused)
    }

    private var contents: [String: [UInt8]] { files.mapValues(\.after) }

    /// Reads the files that are edited for the first time.
    /// - Returns: whether one is not what was judged.
    private mutating func takeFiles(_ selection: FixSelection, _ read: (String) throws -> FileContent) throws -> Bool {
        var isOther = false
        for path in selection.edits.keys where files[path] == nil {
            let content = try read(path)
            files[path] = FixedFile(content)
            isOther = isOther || judgement.project.sources[path]?.bytes != content.bytes
        }
        return isOther
    }

    /// What all files hold with the edits; nil where an encoding has no place for one, which is refused then.
    private mutating func contents(after selection: FixSelection) -> [String: [UInt8]]? {
        var contents = contents
        for (path, edits) in selection.edits {
            guard let source = judgement.project.sources[path], let file = files[path],
                let bytes = StoredText(file.after, text: source).applying(edits)
            else {
                refuse(selection.fixes.filter { $0.fix.edits.contains { $0.span.file == path } }, for: nil)
                return nil
            }
            contents[path] = bytes
        }
        return contents
    }

    private mutating func accept(_ selection: FixSelection, _ contents: [String: [UInt8]], _ next: Judgement) {
        made += selection.fixes
        for path in selection.edits.keys {
            if let bytes = contents[path] { files[path]?.after = bytes }
        }
        judgement = next
    }

    private mutating func refuse(_ fixes: [ChosenFix], for error: Diagnostic?) {
        for choice in fixes where refusals.insert(choice.identity).inserted {
            refused.append(RefusedFix(choice: choice, error: error))
        }
    }
}

/// A fix that was tried and taken back.
package struct RefusedFix: Sendable {
    package let choice: ChosenFix
    /// The error that it would bring; nil where the file cannot hold the new text, or could not be read any more.
    package let error: Diagnostic?
}

/// A file before and after its fixes.
package struct FixedFile: Sendable {
    /// What was read, with the path to write to.
    package let before: FileContent
    package internal(set) var after: [UInt8]

    init(_ content: FileContent) {
        before = content
        after = content.bytes
    }

    package var isChanged: Bool { before.bytes != after }
}

import L10nLocale
import L10nProject
import L10nSource
import StateViewPictures
import StateViewPreview
import StateViews

/// `gallery --diff REVISION`: a page with what changed since the common ancestor of a revision and HEAD. Nothing is checked
/// out: the past is read from git's objects, by its own configuration.
struct GalleryDifference {
    let command: GalleryCommand
    let project: Project
    let selection: GallerySelection
    let revision: String

    /// A project at one of the two revisions.
    private struct Side {
        let project: Project
        let definitions: [StateViewDefinition]
        let axes: GalleryAxes
        let reader: GalleryStateReader
    }

    func run(_ progress: Progress) async throws {
        let root = try command.project.reportedRoot()
        let current = try CommandFailure.attempt { () throws(LoadError) in try FileSystem.currentFolder() }
        // Without a configuration the paths are the project.
        let hasSeveral = project.configuration.source == nil && command.paths.count > 1
        let folder = hasSeveral ? current : PathText.join(root, project.configuration.folder)
        let tree = try GitTree.ancestor(of: revision, folder, withPictures: true)
        defer { tree?.remove() }
        var past: Project?
        if let tree { past = try await load(tree, paths: hasSeveral ? command.paths : []) }
        for name in selection.brands { try BrandOption.check(name, among: project.brands + (past?.brands ?? [])) }
        let new = side(project, try selection.definitions(of: project), progress)
        // A view that is named may not have been there.
        let old = past.map { side($0, (try? selection.definitions(of: $0)) ?? [], progress) }
        let approvals = old.map { GalleryApprovals($0.reader.state) } ?? GalleryApprovals()
        let changes = GalleryChanges(from: approvals, to: new.reader, isWhole: true)
        let shown =
            DifferenceCells(changes, new.reader.state, source: "\(new.axes.source)").changes
            + (try old.map { (side) throws(CommandFailure) in try drawings(side, new, progress) } ?? [])
        let cells = shown.flatMap(\.cells)
        let page = DifferencePage(
            title: command.title ?? "What changed", revision: revision,
            before: old.flatMap { gallery($0, cells, progress) }, after: gallery(new, cells, progress), changes: shown)
        progress.end()
        let path = try command.write(page.text)
        try Console.write("\(Wording.visible(path)): \(words(shown))\n")
        try end(old, new)
    }

    /// The project as it was.
    private func load(_ tree: GitTree, paths: [String]) async throws -> Project {
        var options = command.project
        options.root = tree.folder
        options.allowOutside = []
        let name = project.configuration.source.map { PathText.name(of: $0.path) } ?? Configuration.fileName
        let configuration = PathText.join(tree.folder, name)
        options.config = FileSystem.exists(configuration) ? configuration : nil
        let there = paths.map { PathText.join(tree.folder, $0) }.filter { FileSystem.exists($0) }
        let past = try await options.load(there.isEmpty ? [tree.folder] : there, loadsDefaultTheme: true)
        if let finding = past.diagnostics.first(where: { $0.rule == .invalidConfiguration }) {
            throw CommandFailure(
                status: .findings,
                message: "\(Wording.quoted(revision)) cannot be compared: \(finding.span.file): \(finding.message)")
        }
        for error in past.errors {
            Console.complain(
                "\(Wording.visible(revision)) cannot be compared in \(Wording.quoted(error.path)): \(error.reason)")
        }
        return past
    }

    private func side(_ project: Project, _ definitions: [StateViewDefinition], _ progress: Progress) -> Side {
        var selection = selection
        if !selection.brands.isEmpty {
            selection = GallerySelection(
                languages: selection.languages, brands: selection.brands.filter(project.brands.contains),
                kinds: selection.kinds)
        }
        let axes = selection.shippedAxes(of: project)
        let reader = GalleryStateReader(
            project, definitions, axes: axes, measures: !command.changes.withoutFrames, progress: progress)
        return Side(project: project, definitions: definitions, axes: axes, reader: reader)
    }

    /// What is drawn otherwise; left to machines that can draw, as frames are.
    private func drawings(
        _ old: Side, _ new: Side, _ progress: Progress
    ) throws(CommandFailure) -> [DifferencePage.Change] {
        guard !command.changes.withoutFrames, PictureRenderer.isAvailable, GalleryMeasuring(project) != nil else {
            return []
        }
        let before = Set(old.axes.brands.map(\.name))
        let difference = try DrawingDifference(from: old.project, to: new.project, language: new.axes.source)
        return difference.changes(
            from: old.definitions, to: new.definitions, brands: new.axes.brands.map(\.name).filter(before.contains),
            progress)
    }

    /// The cells of a side that changes are shown by, and no others; nil where it has none of them.
    private func gallery(_ side: Side, _ cells: [DifferencePage.Cell], _ progress: Progress) -> Gallery? {
        let views = Set(cells.map(\.view))
        let languages = Set(cells.map(\.language))
        let brands = Set(cells.map(\.brand))
        let definitions = side.definitions.filter { views.contains($0.id) }
        let spoken = side.axes.languages.filter { languages.contains("\($0)") }
        guard !definitions.isEmpty, let first = spoken.first else { return nil }
        let axes = GalleryAxes(
            source: spoken.first { $0 == side.axes.source } ?? first, languages: spoken, pseudoLanguages: [],
            brands: side.axes.brands.filter { brands.contains($0.name) }, profiles: [nil])
        guard !axes.brands.isEmpty else { return nil }
        return GalleryBuilder.cells(of: side.project, definitions, axes: axes, progress: progress)
    }

    private func words(_ changes: [DifferencePage.Change]) -> String {
        guard !changes.isEmpty else { return "nothing changed since \(Wording.visible(revision)) that users see" }
        let kinds = (GalleryChange.Kind.allCases.map(\.rawValue) + ["drawing"]).compactMap { kind -> String? in
            let count = changes.count { $0.kind == kind }
            return count == 0 ? nil : Wording.count(count, kind, kind + "s")
        }
        return Wording.count(changes.count, "change", "changes") + " since \(Wording.visible(revision)), "
            + Wording.list(kinds)
    }

    private func end(_ old: Side?, _ new: Side) throws(CommandEnd) {
        for problem in old?.reader.problems ?? [] where !new.reader.problems.contains(problem) {
            Console.complain("\(Wording.visible(revision)): \(problem); its views are drawn without tokens")
        }
        if let old, !old.project.errors.isEmpty { throw CommandEnd(status: .environment) }
        try GalleryCommand.end(new.reader.problems)
    }
}

import L10nCatalog
import L10nProject
import L10nReporting
import L10nSource
import StateViewPreview

/// `gallery --check` and `gallery --approve`.
struct ApprovalRun {
    let command: GalleryCommand
    let project: Project
    let selection: GallerySelection

    func approve(_ progress: Progress) throws {
        guard selection.isWhole, command.paths.isEmpty || project.configuration.source != nil else {
            throw CommandFailure.usage(
                "what is approved is all of a project; leave --locale, --brand and --kind out, and name its folder")
        }
        try project.checkIsReadable()
        try project.endIfDamaged()
        let file = try file(writes: true)
        let reader = try read(measures: !command.changes.withoutFrames, progress)
        // A look that cannot be drawn is nothing that somebody approves.
        guard reader.problems.isEmpty else {
            for problem in reader.problems { Console.complain(problem) }
            Console.complain("nothing is approved; mend the theme")
            throw CommandEnd(status: .findings)
        }
        let approvals = GalleryApprovals(reader.state)
        let isNew = file.approvals == nil
        let isChanged = try file.write(approvals)
        let what = !isChanged ? "up to date" : isNew ? "written" : "brought up to date"
        try Console.write("\(Wording.visible(file.shown)): \(what), \(words(reader.state))\n")
        if reader.state.fonts.isEmpty, !command.changes.withoutFrames {
            Console.complain(
                "note: nothing can be measured here, so that no frames are approved; install HarfBuzz, ICU and fonts "
                    + "(libharfbuzz0b, libicu, fonts-inter, fonts-noto-core)")
        }
    }

    func check(_ progress: Progress) throws {
        let outputs = try ReportOutputs(format: command.changes.format, files: command.changes.report)
        let file = try file(writes: false)
        guard let approvals = file.approvals else {
            throw CommandFailure.usage(
                "there are no approvals \(Wording.quoted(file.shown)); look at the views with 'gallery -o DIR', and write "
                    + "them with 'gallery --approve'")
        }
        let comparesFrames = !command.changes.withoutFrames && !approvals.fonts.isEmpty
        let reader = try read(measures: comparesFrames, progress)
        var approved = approvals
        if !comparesFrames { approved.fonts = [] }
        let changes = GalleryChanges(from: approved, to: reader, isWhole: selection.isWhole)
        let findings = ApprovalFindings(changes, reader, project, file).diagnostics
        var report = Report(
            tool: Report.Tool(version: ToolVersion.number),
            findings: Finding.numbered(findings, path: project.configuration.pathFromFolder),
            files: (project.files + [file.shown]).sorted(), locales: reader.state.languages.count,
            layers: project.catalog.layers.count,
            unreadable: project.errors.map { Report.UnreadableFile(path: $0.path, reason: $0.reason) },
            sources: (project.sources.values + [file.source].compactMap(\.self)).sorted { $0.path < $1.path },
            failOn: project.configuration.failOn)
        report.rules = [.unapprovedView]
        report.root = try command.project.reportedRoot()
        try outputs.check(report)
        for problem in reader.problems { Console.complain("\(problem); its views are drawn without tokens") }
        if !reader.problems.isEmpty { report.leastStatus = Int(ExitStatus.findings.rawValue) }
        if let reason = changes.unmeasured {
            Console.complain(
                "error: frames are not compared: \(reason); use the fonts that they were approved with, approve them here, "
                    + "or leave them out with --without-frames")
            report.leastStatus = Int(ExitStatus.environment.rawValue)
        }
        try outputs.write(report, printing: ReportOptions(color: Console.wantsColor), files: ReportOptions())
        if !findings.isEmpty {
            Console.complain(
                "look at them with 'gallery --diff REVISION -o DIR'; approve them with 'gallery --approve'")
        }
        throw CommandEnd(status: ExitStatus(rawValue: Int32(report.exitStatus)) ?? .environment)
    }

    private func read(measures: Bool, _ progress: Progress) throws(CommandFailure) -> GalleryStateReader {
        let reader = GalleryStateReader(
            project, try selection.definitions(of: project), axes: selection.shippedAxes(of: project),
            measures: measures, progress: progress)
        progress.end()
        return reader
    }

    private func words(_ state: GalleryState) -> String {
        [
            Wording.count(state.views.count, "view", "views"),
            Wording.count(state.languages.count, "language", "languages"),
            Wording.count(state.brands.count, "brand", "brands"),
        ].joined(separator: ", ")
    }

    private func file(writes: Bool) throws(CommandFailure) -> ApprovalsFile {
        let root = try command.project.reportedRoot()
        let path =
            command.changes.approvals.map(PathText.normalized)
            ?? PathText.join(PathText.join(root, project.configuration.folder), GalleryApprovals.fileName)
        // What an earlier run has left is finished before the file is read.
        if writes { try CommandFailure.attempt { () throws(LoadError) in try FileTransaction.recover(beside: path) } }
        return try ApprovalsFile(path, shown: command.changes.approvals ?? PathText.relative(path, to: root))
    }
}

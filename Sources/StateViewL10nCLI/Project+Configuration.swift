import L10nCatalog
import L10nProject
import L10nSource

extension Project {
    /// Ends the command where the configuration cannot be taken as it is: nothing was loaded, and an answer would be one
    /// about an empty project.
    func checkConfiguration() throws(CommandFailure) {
        guard let finding = diagnostics.first(where: { $0.rule == .invalidConfiguration }) else { return }
        throw .usage("\(finding.span.file): \(finding.message)")
    }

    /// Names on standard error the files that an answer lacks, and the paths that nothing claims.
    /// - Returns: the status that the command has to end with for them, at least.
    func complainOfUnread() -> ExitStatus {
        for error in errors { Console.complain(error.description) }
        let unjudged = diagnostics.filter { $0.rule == .unjudgedPath || $0.saysUnreadFile }
        for finding in unjudged {
            let place = finding.saysUnreadFile ? Wording.visible(finding.span.file) + ": " : ""
            Console.complain(place + finding.message)
        }
        if !errors.isEmpty { return .environment }
        return unjudged.isEmpty ? .success : .findings
    }

    /// Whether a table of the project itself lies in the paths that a command was pointed at, damaged ones among them.
    var holdsRequestedTexts: Bool {
        catalog.layers.contains { layer in
            !layer.isEmbedded && layer.bundles.contains { $0.tables.contains { isRequested($0) } }
        }
    }

    /// Ends a command that has answered where it was pointed at something that the answer lacks. Without paths such a
    /// command shows what is built in.
    func endIfUnread(_ paths: [String]) throws(CommandEnd) {
        guard !paths.isEmpty || !errors.isEmpty else { return }
        let status = complainOfUnread()
        if status != .success { throw CommandEnd(status: status) }
    }

    /// - Throws: where a file or folder of the project cannot be read, as nobody knows what is missing then.
    func checkIsReadable() throws(CommandFailure) {
        guard !errors.isEmpty else { return }
        throw .environment(errors.map(\.description).joined(separator: "; "))
    }

    /// Ends a command that writes what files say, where one says something else than its author meant.
    /// - Parameter others: files that the command does not read.
    func endIfDamaged(leaving others: Set<String> = []) throws(CommandEnd) {
        let faults = diagnostics.filter { $0.severity == .error && !others.contains($0.span.file) }
        try endIfAny(faults, "nothing is written; mend what is damaged")
    }

    /// Ends a command that shows views, where a document says something else than its author meant.
    func endIfViewsAreDamaged() throws(CommandEnd) {
        try endIfAny(stateViews.faults, "a view is not shown as its document means it; mend what is damaged")
    }

    /// Tells what stands in the way of writing, and ends the command for it.
    func endIfAny(_ faults: [Diagnostic], _ advice: String) throws(CommandEnd) {
        guard !faults.isEmpty else { return }
        var tables: [String: LineTable] = [:]
        for fault in faults {
            let line = CompilerLine(fault)
            if let source = sources[fault.span.file] {
                let table = tables[source.path] ?? LineTable(source)
                tables[source.path] = table
                Console.report(line.text(table, of: Wording.visible(source.path)))
            } else {
                Console.report("\(Wording.visible(fault.span.file)): error: \(line.message)")
            }
        }
        Console.complain("error: " + advice)
        throw CommandEnd(status: .findings)
    }
}

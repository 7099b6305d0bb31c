import ArgumentParser
import L10nCodegen
import L10nProject
import L10nSource

/// `generate swift -o FILE`: typed accessors for keys.
struct GenerateSwiftCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swift",
        abstract: "Writes typed Swift accessors for the keys of the project's tables.",
        discussion: """
            Keys are nested by their dots: 'nav.back' becomes L10n.Nav.back. What a text has placeholders for is a parameter, \
            with the type of the placeholder and the name of the plural variable or hole. The same project gives the same \
            bytes. Nothing is written when a file of the project is damaged, or two keys would have one name.

            Typed keys of design tokens are written by 'tokens export --to swift'.
            """)

    private enum Runtime: String, CaseIterable {
        case foundation
        case stateview
    }

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write; '-' for standard output.", valueName: "file"))
    var output: String

    @Flag(help: "Compare, and write nothing; the exit status is 1 when the file would become another one.")
    var check = false

    @Option(help: "What the accessors ask: foundation (a bundle) or stateview (a StateViewLibrary).")
    var runtime = "foundation"

    @Option(help: "The name of the outermost enum.")
    var name = "L10n"

    @Option(help: "Who sees the accessors: public, package or internal.")
    var access = "internal"

    @Option(help: "The bundle that Foundation asks, as an expression, such as .module in a package; by default .main.")
    var bundle: String?

    @OptionGroup var options: GenerateOptions

    func run() async throws {
        let chosen = try accessorOptions()
        let (project, keys) = try await options.load()
        if case .foundation = chosen.runtime, let (table, bundles) = keys.ambiguous {
            let names = bundles.map { Wording.quoted($0.isEmpty ? "." : $0) }.joined(separator: " and ")
            throw CommandFailure.usage(
                "the table \(Wording.quoted(table)) is in \(names), and accessors ask one bundle; name one of the folders"
            )
        }
        let tree = AccessorTree(keys, name: chosen.name, reserved: chosen.reserved)
        try project.endIfAny(
            keys.unanswerable(by: chosen.runtime) + tree.findings, "nothing is written; mend the keys")
        let text = AccessorFile(tree, chosen).text
        if output == "-", !check { return try Console.write(text) }
        try write(text, chosen, keys.keys.count)
    }

    private func accessorOptions() throws -> AccessorOptions {
        let runtime: Runtime = try ChoiceOption.value(runtime, "run time")
        guard AccessorOptions.isName(name) else {
            throw CommandFailure.usage("\(Wording.quoted(name)) is no name of a type; write letters and digits")
        }
        let usesBundle = runtime == .foundation
        guard usesBundle || bundle == nil else {
            throw CommandFailure.usage("--bundle goes with --runtime foundation only; leave it out")
        }
        if let bundle, bundle.isEmpty || bundle.contains(where: \.isNewline) {
            throw CommandFailure.usage("--bundle takes an expression of one line, such as '.module'")
        }
        return AccessorOptions(
            name: name, access: try ChoiceOption.value(access, "access level"),
            runtime: usesBundle ? .foundation(bundle: bundle ?? ".main") : .stateView)
    }

    private func write(_ text: String, _ chosen: AccessorOptions, _ count: Int) throws {
        let shown = Wording.visible(output)
        if !check { try CommandFailure.attempt { () throws(LoadError) in try FileTransaction.recover(beside: output) } }
        // Taken before it is read: what others write meanwhile is then not overwritten.
        let stamp = FileSystem.stamp(output)
        let old = try CommandFailure.attempt { () throws(LoadError) in
            FileSystem.status(output) == nil ? nil : try FileSystem.read(output)
        }
        if let old, old.elementsEqual(text.utf8) { return try Console.write("\(shown): up to date\n") }
        let known = old.map { String(decoding: $0, as: UTF8.self) }
        if let known, !known.isEmpty, !known.contains(AccessorFile.mark) {
            throw CommandFailure.usage(
                "\(Wording.quoted(output)) is not of 'generate', and would be replaced; name another file")
        }
        if check {
            let changes = known.map { AccessorDifference(from: $0, to: text, chosen).words } ?? "there is none"
            throw CommandFailure(
                status: .findings, message: "\(shown) is stale: \(changes); run 'stateview-l10n generate swift'")
        }
        try CommandFailure.attempt { () throws(LoadError) in
            try FileTransaction.write([FileContent(path: output, bytes: Array(text.utf8), replacing: stamp)])
        }
        let keys = Wording.count(count, "key", "keys")
        try Console.write("\(shown): \(old == nil ? "written" : "brought up to date"), \(keys)\n")
    }
}

import ArgumentParser
import L10nFormats
import L10nProject
import L10nReporting
import StateViews

/// `schema`: the JSON Schemas of what the tool writes and reads.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints a JSON Schema, for editors and other validators.",
        discussion: """
            baseline is what 'check --write-baseline' writes; configuration is stateview-l10n.json; gallery is what \
            'gallery --approve' writes; report is what 'check --format json' prints; stateview are documents of state views; xcstrings are String
            Catalogs.
            """)

    enum Name: String, CaseIterable, ExpressibleByArgument {
        case baseline
        case configuration
        case gallery
        case report
        case stateview
        case xcstrings
    }

    @Argument(help: "The name of the schema.")
    var name: Name

    func run() throws {
        switch name {
        case .baseline: try Console.write(Baseline.schema + "\n")
        case .configuration: try Console.write(ConfigurationSchema.text + "\n")
        case .gallery: try Console.write(GalleryApprovals.schema + "\n")
        case .report: try Console.write(ReportSchema.text + "\n")
        case .stateview: try Console.write(StateViewSchema.text + "\n")
        case .xcstrings: try Console.write(XCStringsSchema.text + "\n")
        }
    }
}

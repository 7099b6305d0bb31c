import Foundation
import PackagePlugin

/// Checks the texts and tokens in the folder of a target before it is built: findings are marks in the editor, and an error
/// fails the build.
///
/// The tool runs again when one of the package's texts, tokens or settings changed, as texts of other targets decide what
/// is right here. It writes nothing, so that nothing is added to the target's resources.
@main struct StateViewL10nCheck: BuildToolPlugin {
    /// How the files end that `check` reads: texts, tokens, state views, the configuration, its baseline and its locks.
    private static let extensions: Set<String> = ["strings", "stringsdict", "xcstrings", "tokens", "json"]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let inputs = files(in: context.package.directoryURL)
        // A folder without any is no mistake here, as it would be on the command line.
        guard !files(in: target.directoryURL).isEmpty else { return [] }
        return [
            .buildCommand(
                displayName: "Checking the texts of \(target.name)",
                executable: try context.tool(named: "stateview-l10n").url,
                arguments: [
                    "check", target.directoryURL.path(percentEncoded: false),
                    "--root", context.package.directoryURL.path(percentEncoded: false),
                ],
                inputFiles: inputs, outputFiles: [])
        ]
    }

    /// The files in a folder that can change what is found, in any order.
    private func files(in folder: URL) -> [URL] {
        let entries = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return entries?.compactMap { $0 as? URL }.filter { Self.extensions.contains($0.pathExtension) } ?? []
    }
}

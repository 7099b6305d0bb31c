import Foundation
import PackagePlugin

/// Has `EmbedResources` write the package's data folders as one Swift file into the target that uses this plugin.
///
/// The files and the folders are inputs of that command. SwiftPM asks this plugin again only when the folder structure
/// of some target changes, so the target links to the data folders: without the links, a file that was added after the
/// last plan would be embedded once and its later changes missed.
@main struct EmbedResourcesPlugin: BuildToolPlugin {
    static let folders = ["Localizations", "Resources"]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let root = context.package.directoryURL
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding \(Self.folders.joined(separator: " and "))",
                executable: try context.tool(named: "EmbedResources").url,
                arguments: [output.path(percentEncoded: false), root.path(percentEncoded: false)] + Self.folders,
                inputFiles: Self.folders.flatMap { inputs(in: root.appending(path: $0)) },
                outputFiles: [output]
            )
        ]
    }

    /// The folder and everything in it; nothing while it does not exist.
    private func inputs(in folder: URL) -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)),
            let entries = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        else { return [] }
        return [folder] + entries.compactMap { $0 as? URL }
    }
}

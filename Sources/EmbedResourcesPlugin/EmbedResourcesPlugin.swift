import Foundation
import PackagePlugin

/// Has `EmbedResources` write data folders as one Swift file into the target that uses this plugin: those of the package, or
/// the target's own folder `Page`.
///
/// The files and the folders are inputs of that command. SwiftPM asks this plugin again only when the folder structure
/// of some target changes, so the target links to the data folders: without the links, a file that was added after the
/// last plan would be embedded once and its later changes missed.
@main struct EmbedResourcesPlugin: BuildToolPlugin {
    static let folders = ["Localizations", "Resources"]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let root = context.package.directoryURL
        let page = "Sources/\(target.name)/Page"
        let hasPage = FileManager.default.fileExists(atPath: root.appending(path: page).path(percentEncoded: false))
        let folders = hasPage ? [page] : Self.folders
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding \(folders.joined(separator: " and "))",
                executable: try context.tool(named: "EmbedResources").url,
                arguments: [output.path(percentEncoded: false), root.path(percentEncoded: false)] + folders,
                inputFiles: folders.flatMap { inputs(in: root.appending(path: $0)) },
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

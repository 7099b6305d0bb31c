import Foundation
import PackagePlugin

/// Checks the texts and tokens in the folder of a target before it is built: findings are marks in the editor, and an error
/// fails the build.
///
/// The tool runs again when one of the package's texts, tokens, settings, pictures or sources changed, as those of other
/// targets decide what is right here. It writes nothing, so that nothing is added to the target's resources.
@main struct StateViewL10nCheck: BuildToolPlugin {
    /// How the files end that `check` reads or looks for, in small letters: those of `ReadFiles`, which a plug-in cannot ask.
    private static let extensions: Set<String> = [
        "apng", "avif", "c", "cc", "cpp", "gif", "h", "heic", "heif", "hpp", "htm", "html", "intentdefinition",
        "jpeg", "jpg", "json", "json5", "jsonc", "lock", "lottie", "m", "map", "mm", "mov", "mp4", "otf", "pbxproj",
        "pch", "pdf", "plist", "png", "riv", "storyboard", "strings", "stringsdict", "svg", "swift", "tif", "tiff",
        "tokens", "ttc", "ttf", "webp", "woff", "woff2", "xcconfig", "xcstrings", "xib", "xml", "yaml", "yml",
    ]
    /// How those end without which there is nothing to judge: texts, interface files with source texts, tokens and state views.
    private static let judged: Set<String> = [
        "strings", "stringsdict", "xcstrings", "storyboard", "xib", "tokens", "json",
    ]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        // A folder without any is no mistake here, as it would be on the command line.
        guard files(in: target.directoryURL).contains(where: { Self.judged.contains($0.pathExtension) }) else {
            return []
        }
        return [
            .buildCommand(
                displayName: "Checking the texts of \(target.name)",
                executable: try context.tool(named: "stateview-l10n").url,
                arguments: [
                    "check", target.directoryURL.path(percentEncoded: false),
                    "--root", context.package.directoryURL.path(percentEncoded: false), "--format", "xcode",
                    "--may-hold-nothing",
                ],
                inputFiles: files(in: context.package.directoryURL), outputFiles: [])
        ]
    }

    /// The files in a folder that can change what is found, also those behind links, in any order.
    private func files(in folder: URL) -> [URL] {
        var (found, pending, seen): ([URL], [URL], Set<URL>) = ([], [folder.resolvingSymlinksInPath()], [])
        while let folder = pending.popLast() {
            // It does not enter links to folders.
            guard seen.insert(folder).inserted,
                let entries = FileManager.default.enumerator(
                    at: folder, includingPropertiesForKeys: [.isSymbolicLinkKey], options: [.skipsHiddenFiles])
            else { continue }
            for case let entry as URL in entries {
                let isLink = (try? entry.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink) ?? false
                let file = isLink ? entry.resolvingSymlinksInPath() : entry
                if Self.extensions.contains(entry.pathExtension.lowercased()) {
                    found.append(file)
                } else if isLink, (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true {
                    pending.append(file)
                }
            }
        }
        return found
    }
}

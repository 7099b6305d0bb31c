import Foundation
import PackagePlugin

/// `swift package stateview-l10n-write ARGUMENTS`: `stateview-l10n` with the permission to write in the package's folder.
///
/// A verb of its own, because SwiftPM asks for that permission at every run of a verb that has it. Two plugins cannot
/// share a source file.
@main struct StateViewL10nWriteCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = Process()
        tool.executableURL = try context.tool(named: "stateview-l10n").url
        tool.arguments = arguments
        tool.currentDirectoryURL = context.package.directoryURL
        try tool.run()
        tool.waitUntilExit()
        if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
    }
}

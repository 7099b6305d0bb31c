import Foundation
import PackagePlugin

/// `swift package stateview-l10n ARGUMENTS`: the tool with these arguments, in the package's folder.
///
/// It reads only; `swift package stateview-l10n-write ARGUMENTS` also writes.
@main struct StateViewL10nCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = Process()
        tool.executableURL = try context.tool(named: "stateview-l10n").url
        tool.arguments = arguments
        tool.currentDirectoryURL = context.package.directoryURL
        try tool.run()
        tool.waitUntilExit()
        // The tool has said why. SwiftPM makes every other status a 1.
        if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
    }
}

import ArgumentParser
import Foundation
import Hummingbird
import Logging
import StateViewL10n

@main
struct StateViewServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serves state views from a pack, as JSON and as HTML.",
        discussion: "A pack that takes the place of the file is used from the next request on.")

    @Argument(help: "What 'stateview-l10n pack' wrote.") var pack: String
    @Option(help: "The style sheet that 'stateview-l10n generate html' wrote.") var css: String
    @Option(help: "The address to listen at.") var host = "127.0.0.1"
    @Option(help: "The port to listen at.") var port = 8080

    func run() async throws {
        let logger = Logger(label: "state-views")
        let log = StateViewLibrary.limiting { issue, count in
            logger.warning("\(issue)", metadata: issue.metadata.mapValues { .string($0) })
        }
        let packFile = PackFile(path: pack, log: log)
        let current = try PackSnapshot.Current(packFile.open())
        let router = Router()
        StateViewRoutes(current: current, styleSheet: try String(contentsOfFile: css, encoding: .utf8)).add(to: router)
        var app = Application(
            router: router, configuration: .init(address: .hostname(host, port: port)), logger: logger)
        app.addServices(PackReloader(file: packFile, current: current, logger: logger))
        try await app.runService()
    }
}

import Foundation

/// The compiler, as an app calls it: over the built modules, without the settings of this package.
enum AppCode {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let fixtures = root.appending(path: "Tests/Fixtures")

    /// Runs the compiler on a fixture.
    /// - Returns: what it wrote, and whether it was content.
    static func compile(
        _ name: String, module: String = "Fixture", _ arguments: [String]
    ) throws -> (output: String, isFine: Bool) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // The modules lie beside the test bundle.
        let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let places = [products, root.appending(path: ".build/debug")].map { $0.appending(path: "Modules") }
        let modules = places.first { FileManager.default.fileExists(atPath: $0.path) } ?? places[1]
        let map = modules.deletingLastPathComponent().appending(path: "CICU.build/module.modulemap").path
        let includes = ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I\(root.path)/Sources/CICU/include"]
        process.arguments =
            ["swiftc", "-I", modules.path, "-parse-as-library", "-module-name", module] + includes + arguments
            + [fixtures.appending(path: "\(name).swift").path]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (output, process.terminationStatus == 0)
    }
}

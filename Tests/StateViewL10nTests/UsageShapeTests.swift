import Foundation
import Testing

/// What apps write, given to the compiler as they build it: without the settings of this package.
@Suite struct UsageShapeTests {
    @Test(arguments: ["6", "5"])
    func `all that readers of the five systems type first compiles (US-1 to US-24, RT-102)`(_ mode: String) throws {
        let result = try AppCode.compile(
            "UsageShapes/Shapes", ["-swift-version", mode, "-emit-sil", "-o", "/dev/null"])
        #expect(result.isFine && !result.output.contains("error:"), "\(result.output)")
        guard mode == "6" else { return }
        // A pattern that names the error alone also binds the value of before (US-21).
        let warnings = result.output.split(separator: "\n").filter {
            $0.contains("Shapes.swift:") && $0.contains(" warning: ") && !$0.contains("matching them as a tuple")
        }
        #expect(warnings == [], "\(result.output)")
    }

    @Test(arguments: [("6", false), ("5", false), ("6", true), ("5", true)])
    func `handlers compile at the sites where they can (RT-87, RT-88, RT-89)`(_ mode: String, isMain: Bool) throws {
        let arguments = ["-swift-version", mode, "-typecheck"] + (isMain ? ["-default-isolation", "MainActor"] : [])
        let output = try AppCode.compile("UsageShapes/Sites", arguments).output
        let failing = Set(
            output.split(separator: "\n").filter { $0.contains("Sites.swift:") && $0.contains(" error: ") }
                .compactMap { line in
                    line.split(separator: "Sites.swift:").last.flatMap { Int($0.prefix { $0 != ":" }) }
                })
        let text = try String(
            contentsOf: AppCode.fixtures.appending(path: "UsageShapes/Sites.swift"), encoding: .utf8)
        let wanted = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { _, line in
            line.split(separator: "// fails:").dropFirst().first?.split(separator: " ")
                .contains(Substring(mode + (isMain ? "M" : ""))) ?? false
        }.map { $0.offset + 1 }
        #expect(failing == Set(wanted), "\(output)")
        let region = try AppCode.compile(
            "UsageShapes/Regions", arguments.filter { $0 != "-typecheck" } + ["-emit-sil", "-o", "/dev/null"])
        #expect(region.isFine == (mode != "6" || isMain), "\(region.output)")
    }
}

import Foundation
import TestSupport
import Testing

/// Several configurations in one repository: each folder has its nearest one, and one run reports them all.
@Suite struct NestedProjectsTests {
    private static let texts = ["en": "\"a\" = \"Stop\";\n\"b\" = \"Go  on\";\n", "de": "\"a\" = \"Halt\";\n"]

    private static func app(_ name: String, _ configuration: String? = nil) -> [String: String] {
        var files = Dictionary(uniqueKeysWithValues: texts.map { ("\(name)/\($0).lproj/L.strings", $1) })
        files["\(name)/stateview-l10n.json"] = configuration
        return files
    }

    private static func run(_ arguments: String..., files: [[String: String]]) throws -> Tool.Result {
        let all = files.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        return try Tool.withFiles(all) { try Tool.run(arguments, in: $0) }
    }

    /// `FILE RULE SEVERITY` of each finding.
    private static func heads(_ result: Tool.Result) -> [String] {
        result.output.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: /([^ ]+?):\d+:\d+: (error|warning|note): .* \[([a-z-]+)\]/) else {
                return nil
            }
            return "\(match.1) \(match.3) \(match.2)"
        }
    }

    @Test func `each folder is judged by its nearest configuration, in one report`() throws {
        let result = try Self.run(
            "check",
            files: [
                Self.app("A", "{ \"rules\": { \"missing-translation\": \"note\" } }"), Self.app("B/App", "{}"),
                Self.app("C"),
            ])
        #expect(
            Self.heads(result) == [
                "A/en.lproj/L.strings missing-translation note", "A/en.lproj/L.strings double-space warning",
                "B/App/en.lproj/L.strings missing-translation error", "B/App/en.lproj/L.strings double-space warning",
                "C/en.lproj/L.strings missing-translation error", "C/en.lproj/L.strings double-space warning",
            ])
        #expect(result.output.contains("2 errors, 3 warnings, 1 note in 8 files (2 locales"))
        #expect(result.status == 1)
    }

    @Test func `what fails the run is each configuration's own matter`() throws {
        let never = Self.app("A", "{ \"failOn\": \"never\" }")
        let lenient = Self.app("A/Deep", "{ \"rules\": { \"missing-translation\": \"note\" } }")
        let status1 = try Self.run("check", files: [never, lenient]).status
        #expect(status1 == 0)
        let strict = Self.app("A/Deep", "{ \"failOn\": \"warning\" }")
        let result = try Self.run("check", "--quiet", files: [never, strict])
        #expect(result.status == 1)
        #expect(Set(Self.heads(result).map { $0.prefix(7) }) == ["A/Deep/"])
        let status2 = try Self.run("check", "--fail-on", "never", files: [never, strict]).status
        #expect(status2 == 0)
        // A configuration that cannot be taken makes status 2, wherever it lies.
        let status3 = try Self.run("check", files: [never, Self.app("B", "{ \"failOn\": 3 }")]).status
        #expect(status3 == 2)
    }

    @Test func `paths choose the projects that they lie in or hold`() throws {
        let apps = [Self.app("A", "{}"), Self.app("B", "{}"), Self.app("B/Deep", "{}")]
        let files = { (result: Tool.Result) in Set(Self.heads(result).map { $0.prefix { $0 != " " } }) }
        let one = try Self.run("check", "B", files: apps)
        #expect(files(one) == ["B/en.lproj/L.strings", "B/Deep/en.lproj/L.strings"])
        let two = try Self.run("check", "A/en.lproj", "B/Deep", files: apps)
        #expect(files(two) == ["A/en.lproj/L.strings", "B/Deep/en.lproj/L.strings"])
        let deep = try Self.run("check", "B/Deep/de.lproj/L.strings", files: apps)
        #expect(files(deep).isSubset(of: ["B/Deep/en.lproj/L.strings"]))
    }

    @Test func `a language that one of the projects has may be asked for`() throws {
        let apps = [Self.app("A", "{}"), ["B/stateview-l10n.json": "{}", "B/en.lproj/L.strings": "\"a\" = \"b\";\n"]]
        let status4 = try Self.run("check", "--locale", "de", files: apps).status
        #expect(status4 == 1)
        let unknown = try Self.run("check", "--locale", "da", files: apps)
        #expect(unknown.status == 2 && unknown.complaints.contains("no language 'da'"))
    }

    @Test func `fixes and baselines are made in each of them, and a baseline by name needs one project`() throws {
        let apps = [
            Self.app("A", "{ \"baseline\": \"known.json\" }"), Self.app("B", "{ \"baseline\": \"known.json\" }"),
        ]
        let all = apps.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        try Tool.withFiles(all) { folder in
            let fixed = try Tool.run(["check", "--no-baseline", "--fix"], in: folder)
            #expect(
                fixed.complaints.contains("A/en.lproj/L.strings: 1")
                    && fixed.complaints.contains("B/en.lproj/L.strings: 1"))
            #expect(!fixed.complaints.contains("fixed 0"))
            let written = try Tool.run(["check", "--write-baseline"], in: folder)
            #expect(written.complaints.contains("wrote A/known.json with 1 entry"))
            #expect(written.complaints.contains("wrote B/known.json with 1 entry"))
            let green = try Tool.run(["check"], in: folder)
            #expect(green.status == 0 && green.output.contains("2 in the baseline"))
            let status5 = try Tool.run(["check", "--baseline", "x.json", "--write-baseline"], in: folder).status
            #expect(status5 == 2)
        }
    }

    @Test func `one that names no baseline keeps the others from none (BASE-3)`() throws {
        let (named, unnamed) = (Self.app("A", "{ \"baseline\": \"known.json\" }"), Self.app("B", "{}"))
        let some = try Self.run("check", "--write-baseline", files: [named, unnamed])
        #expect(some.status == 1, "\(some)")
        #expect(some.complaints.contains("wrote A/known.json with 2 entries"), "\(some.complaints)")
        let told = "no baseline is written that 'baseline' in B/stateview-l10n.json does not name"
        #expect(some.complaints.contains(told), "\(some.complaints)")
        #expect(Set(Self.heads(some).map { $0.prefix(2) }) == ["B/"])
        let none = try Self.run("check", "--write-baseline", files: [unnamed, Self.app("C", "{}")])
        #expect(none.status == 2 && none.complaints.contains("--write-baseline needs a file"), "\(none)")
    }
}

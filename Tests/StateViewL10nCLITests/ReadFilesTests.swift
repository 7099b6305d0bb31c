import Foundation
import L10nProject
import Testing

/// Which files `check` reads, and who has a list of them that cannot ask for it.
@Suite struct ReadFilesTests {
    private static func text(_ path: String) throws -> String {
        try String(contentsOf: Tool.root.appending(path: path), encoding: .utf8)
    }

    @Test func `the plug-in runs again when any of them changes (AD-20)`() throws {
        let plugin = try Self.text("Plugins/StateViewL10nCheck/StateViewL10nCheck.swift")
        let list = try #require(plugin.firstMatch(of: #/extensions: Set<String> = \[([^\]]*)\]/#)?.1)
        let endings = list.matches(of: #/"([^"]*)"/#).map { String($0.1) }
        #expect(endings.sorted() == ReadFiles.endings)
    }

    @Test func `the hooks run when any of them is staged; one of them reads no Swift (AD-50)`()
        throws
    {
        let hooks = try Self.text(".pre-commit-hooks.yaml")
        let lists = hooks.matches(of: #/files: \(\?i\)\\\.\(([^)]*)\)\$/#).map { match in
            match.1.split(separator: "|").map(String.init).sorted()
        }
        #expect(lists == [ReadFiles.endings.filter { $0 != "swift" }, ReadFiles.endings])
    }

    @Test(
        arguments: [
            ("a/en.lproj/L.strings", .texts), ("L.xcstrings", .texts), ("a.tokens", .data),
            ("v.stateview.json", .data), ("theme.lock", .data), ("a.yaml", .data), ("A.TTF", .font), ("a.woff2", .font),
            ("A.mm", .source), ("Info.plist", .source), ("V.xib", .source), ("x.PNG", .asset), ("a.heif", .asset),
            ("drawable-night/a.xml", .asset), ("A.xcassets/b.dataset/c.bin", .asset), ("a.xml", nil),
            ("README.md", nil),
        ] as [(String, ReadFiles.Part?)])
    func `a path tells what a file is to a project`(path: String, part: ReadFiles.Part?) {
        #expect(ReadFiles.part(of: path) == part)
    }
}

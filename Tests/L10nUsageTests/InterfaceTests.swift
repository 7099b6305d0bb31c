import Foundation
import L10nSource
import L10nUsage
import TestSupport
import Testing

/// What storyboards and xibs ask for.
@Suite struct InterfaceTests {
    private static func file(_ path: String) throws -> SourceFile {
        SourceFile(
            path: path, bytes: Array(try Data(contentsOf: Golden.fixtures.appending(path: "Usage/Interface/" + path))))
    }

    private static func check(_ path: String) throws {
        let file = try file(path)
        let parsed = InterfaceReader.uses(in: file, keyPaths: ["localizedText"])
        #expect(parsed.diagnostics.isEmpty)
        let lines = parsed.value.filter { $0.kind != .mention || $0.key.literal != nil }
            .map { UsageListing.line($0, in: file) }
        #expect(try Golden.difference(lines.joined(), "Usage/Interface/expected/\(PathText.name(of: path)).txt") == nil)
    }

    @Test(arguments: ["Main.storyboard", "Window.xib"])
    func `texts of objects are keys of the table that is called like the file (SC-48 SC-49 SC-50 SC-54)`(name: String)
        throws
    {
        try Self.check("Base.lproj/" + name)
    }

    @Test func `texts of a file that is not translated may be keys (SC-72)`() throws { try Self.check("Plain/Row.xib") }

    @Test func `a file of a language folder is translated, seen from that folder too (SC-72)`() {
        let file = SourceFile(path: "A.xib", text: #"<document><label id="a" text="Hello"/></document>"#)
        func mentions(at path: String?) -> [KeyPattern] {
            InterfaceReader.uses(in: file, at: path).value.filter { $0.kind == .mention && $0.table == .any }.map(\.key)
        }
        #expect(mentions(at: "/App/Base.lproj/A.xib").isEmpty)
        #expect(mentions(at: "/App/A.xib") == [KeyPattern("Hello")])
        #expect(mentions(at: nil) == [KeyPattern("Hello")])
    }

    @Test func `an object that exists mentions all its keys, one that is gone none (SC-53)`() throws {
        let uses = InterfaceReader.uses(in: try Self.file("Base.lproj/Window.xib")).value
        let objects = uses.filter { $0.kind == .mention }.map(\.key)
        #expect(objects.contains(KeyPattern([.text("40."), .anything])))
        #expect(!objects.contains(KeyPattern([.text("51."), .anything])))
        // What is shown is no claim that a table has it.
        #expect(uses.allSatisfy { $0.kind != .lookup })
    }

    @Test(arguments: [
        ("bplist00\u{1}", "this is a compiled interface; keep the file that Xcode edits in its place"),
        ("NIBArchive", "this is a compiled interface; keep the file that Xcode edits in its place"),
        ("<archive/>", "this is no file of today's Interface Builder; open and save it in Xcode"),
        ("<document><a></document>", "'</document>' closes '<a>'; write '</a>'"),
        ("", "the file is empty; fetch it again"),
    ])
    func `a file that cannot be read is said, and asks for nothing (SC-50)`(text: String, message: String) {
        let parsed = InterfaceReader.uses(in: SourceFile(path: "Base.lproj/A.xib", text: text))
        #expect(parsed.value.isEmpty)
        #expect(parsed.diagnostics.map(\.message) == [message])
    }
}

import L10nSource
import Testing

@testable import L10nSyntax

@Suite struct JSONDuplicateMembersTests {
    /// What is said about an object with these names in quotes, whose values are the number 1.
    private func found(_ names: [String], with members: inout JSONDuplicateMembers) -> [String] {
        var text = Array("{".utf8)
        var nodes = [JSONNode(.object, 0..<1, name: .none, end: names.count + 1)]
        for (index, name) in names.enumerated() {
            let lower = UInt32(text.count)
            text += Array("\"\(name)\"".utf8)
            let name = JSONName(lower: lower, upper: UInt32(text.count), hasEscapes: name.contains("\\"))
            text += Array(":1,".utf8)
            nodes.append(JSONNode(.number, text.count - 2..<text.count - 1, name: name, end: index + 2))
        }
        var reports = JSONReports(path: "a.json")
        members.report(text.span, in: 0, of: nodes, to: &reports)
        return reports.diagnostics.map(\.message)
    }

    @Test(
        arguments: [
            ([String](), [String]()), (["a"], []), (["a", "b"], []),
            (["a", "a"], ["'a' occurs twice in this object; keep one"]),
            (["a", "\\u0061"], ["'a' occurs twice in this object; keep one"]),
            (["b", "a", "a", "b", "c", "b"], ["'a' occurs twice", "'b' occurs 3 times"]),
        ])
    func `names that occur again are said once, in the order in which they do`(names: [String], starts: [String]) {
        var members = JSONDuplicateMembers()
        let found = found(names, with: &members)
        #expect(found.count == starts.count)
        for (message, start) in zip(found, starts) { #expect(message.hasPrefix(start)) }
    }

    @Test func `a large object is searched by hash, and nothing is left over for the next`() {
        var members = JSONDuplicateMembers()
        let names = (0..<100).map { "n\($0)" }
        #expect(found(names, with: &members) == [])
        #expect(found(names + ["n7"], with: &members) == ["'n7' occurs twice in this object; keep one"])
        #expect(found(["n7", "n8", "n9"], with: &members) == [])
    }
}

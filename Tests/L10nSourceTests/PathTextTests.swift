import L10nSource
import Testing

@Suite struct PathTextTests {
    @Test(
        arguments: [
            ("", ""), ("a", "a"), ("a/b", "a/b"), ("./a/./b/.", "a/b"), ("a//b/", "a/b"), ("a/../b", "b"),
            ("a/b/../../c", "c"), ("..", ".."), ("../a", "../a"), ("a/../..", ".."), ("../../a/..", "../.."),
            ("/", "/"), ("/a/../..", "/"), ("/../a", "/a"), ("//a/./b", "/a/b"), ("a/.../b", "a/.../b"),
        ])
    func `a path is cleaned`(path: String, expected: String) {
        #expect(PathText.normalized(path) == expected)
    }

    @Test(
        arguments: [
            ("a", "b", "a/b"), ("", "b/../c", "c"), ("a", "/b", "/b"), ("a/b", "../c", "a/c"), ("/a", "b", "/a/b"),
            ("a", "", "a"), ("", "/b/", "/b"), ("a", "../..", ".."),
        ])
    func `a path is joined to a folder unless it is absolute`(base: String, path: String, expected: String) {
        #expect(PathText.join(base, path) == expected)
    }

    @Test(
        arguments: [
            ("/a/b/c", "/a", "b/c"), ("/a/b", "/a/b", ""), ("/a/b", "/a/c", "../b"), ("/a", "/a/b/c", "../.."),
            ("/x/y", "/a/b", "../../x/y"), ("/a/b", "/", "a/b"), ("/a/bc", "/a/b", "../bc"),
            ("/a/x/c", "/b/x/c", "../../../a/x/c"),
        ])
    func `a path is seen from a folder`(path: String, folder: String, expected: String) {
        #expect(PathText.relative(path, to: folder) == expected)
    }

    @Test(
        arguments: [
            ("a/b", "a", true), ("a", "a", true), ("ab", "a", false), ("a", "a/b", false), ("", "", true),
            ("/a", "", true),
            ("a", "", false), ("a/b/c", "a/b", true), ("b/a", "a", false), ("a", "..", true), ("../a", "..", true),
            ("..", "../..", true), ("../../a", "..", false), ("/a", "..", false), ("b", "a..", false),
        ])
    func `a folder holds itself and what is below it`(path: String, folder: String, isInside: Bool) {
        #expect(PathText.isInside(path, folder) == isInside)
    }

    @Test(
        arguments: [
            ("a/b/c", "a/b", "c", ["a/b", "a"]), ("a", "", "a", []), ("/a/b", "/a", "b", ["/a", "/"]),
            ("/a", "/", "a", ["/"]), ("a/", "a", "", ["a"]), ("", "", "", []),
        ])
    func `a path has a name and folders above it`(path: String, parent: String, name: String, folders: [String]) {
        #expect(PathText.parent(of: path) == parent)
        #expect(PathText.name(of: path) == name)
        #expect(Array(PathText.folders(above: path)) == folders)
    }

    @Test(
        arguments: [
            ("a", true), ("a/b", true), ("..", false), ("../a", false), ("/a", false), ("..a", true), ("", true),
            (".../a", true),
        ])
    func `a path below the root neither begins there nor leaves it`(path: String, isBelow: Bool) {
        #expect(PathText.isBelowRoot(path) == isBelow)
    }
}

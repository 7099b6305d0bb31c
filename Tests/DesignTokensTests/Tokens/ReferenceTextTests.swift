import L10nSource
import L10nSyntax
import Testing

@testable import DesignTokens
@testable import TokenThemes

/// The texts of references, and what is said of those that are none.
@Suite struct ReferenceTextTests {
    private static func curly(_ text: String) -> String {
        do throws(TokenReference.Problem) {
            return try TokenReference.curly(text).joined(separator: "|")
        } catch {
            return "\(error.problem); \(error.advice)"
        }
    }

    private static func pointer(_ text: String) -> String {
        do throws(TokenReference.Problem) {
            return try TokenReference.pointer(text).segments.joined(separator: "|")
        } catch {
            return "\(error.problem); \(error.advice)"
        }
    }

    @Test(arguments: [
        ("{a}", "a"), ("{a.b.c}", "a|b|c"), ("{a b.é}", "a b|é"), ("{$root}", "$root"), ("{a.$root}", "a|$root"),
        ("{}", "'{}' is no reference; write such as '{group.token}'"),
        ("{", "'{' is no reference; write such as '{group.token}'"),
        ("", "'' is no reference; write such as '{group.token}'"), ("{a", "'{a' is no reference; write '{a}'"),
        ("a}", "'a}' is no reference; write '{a}'"),
        ("{a} b", "'{a} b' has text beside the braces; write one reference and nothing else"),
        ("x {a}", "'x {a}' has text beside the braces; write one reference and nothing else"),
        ("{a..b}", "'{a..b}' has an empty name; remove the extra '.'"),
        ("{.a}", "'{.a}' has an empty name; remove the extra '.'"),
        ("{a.}", "'{a.}' has an empty name; remove the extra '.'"),
        ("{{a}}", "'{{a}}' has braces within; write one reference and nothing else"),
        ("{a}{b}", "'{a}{b}' has braces within; write one reference and nothing else"),
        ("{a.$value}", "'{a.$value}' names '$value'; write '{a}'"),
        ("{a.b.$value}", "'{a.b.$value}' names '$value'; write '{a.b}'"),
        ("{a.$value.b}", "'{a.$value.b}' names a part of a token; use '$ref' with a JSON pointer"),
        ("{a.$type}", "'{a.$type}' names a part of a token; use '$ref' with a JSON pointer"),
        ("{$root.a}", "'{$root.a}' names a part of a token; use '$ref' with a JSON pointer"),
    ])
    func `references in braces`(text: String, expected: String) {
        #expect(Self.curly(text) == expected)
    }

    @Test func `spaces at the ends and a final '$value' are no part of a path of Style Dictionary (TL-1)`() throws {
        for text in ["{a.b}", "{ a.b }", "{a.b.$value}", "{ a.b.$value }"] {
            #expect(try TokenReference.curly(text, trims: true) == ["a", "b"])
        }
        #expect((try? TokenReference.curly("{$value}", trims: true)) == nil)
        #expect((try? TokenReference.curly("{a.$value.b}", trims: true)) == nil)
        #expect(TokenReference.parts(of: "{a.$value} {b}") == [["a"], ["b"]])
        #expect(TokenReference.parts(of: "{a.$value}") == nil)
    }

    @Test(arguments: [
        ("#/a/b", "a|b"), ("#/a~1b/c%20d", "a/b|c d"), ("#/a//b", "a||b"),
        ("", "the reference is empty; write such as '#/group/token'"), ("/a", "'/a' lacks its '#'; write '#/a'"),
        ("{a}", "'{a}' is no JSON pointer; write it as '$value', or as '#/…'"),
        ("a.json#/b", "'a.json#/b' is in another file; write '#/…', as the resolver document joins files"),
        ("#a", "'#a' is no JSON pointer; write such as '#/group/token'"),
        ("#", "'#' names the whole file; name something in it"),
        ("#/", "'#/' names the whole file; name something in it"),
        ("#/~2", "'#/~2' is no JSON pointer; write such as '#/group/token'"),
    ])
    func `references as pointers`(text: String, expected: String) {
        #expect(Self.pointer(text) == expected)
    }

    @Test func `what a fragment may not hold is percent-encoded, and nothing else`() {
        let kept = "#/aZ09-._~!$&'()*+,;=:@/?%"
        #expect(TokenReference.percentEncoded(kept) == nil)
        for sign in " \"<>[\\]^`{|}#" {
            let code = String(sign.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
            #expect(TokenReference.percentEncoded("#/\(sign)b") == "#/%\(code)b")
        }
        #expect(TokenReference.percentEncoded("#/é") == "#/%C3%A9")
        #expect(TokenReference.text(of: ["a b", "c/d", "50%", "~"]) == "#/a%20b/c~1d/50%25/~0")
    }

    @Test(arguments: [
        ("\"{a}\"", true), ("\"{a\"", true), ("\"a}\"", true), ("\"a\"", false), ("\"\"", false), ("\"}\"", true),
        ("\"a{}b\"", false),
        ("1", false), ("[\"{a}\"]", false),
    ])
    func `a brace at either end is meant as a reference`(text: String, isMeant: Bool) {
        #expect(TokenReference.isCurly(JSONTree.parse(SourceFile(path: "", text: text)).value.root) == isMeant)
    }

    // MARK: Resolver documents

    @Test(
        arguments: [
            ("a.json", "t/x.json", "", "t/a.json"), ("../a.json", "t/x.json", "", "a.json"),
            ("./b/../a.json", "t/x.json", "", "t/a.json"),
            ("../a.json", "x.json", "", nil), ("../../a.json", "t/x.json", "", nil), ("/a.json", "t/x.json", "", nil),
            ("a.json", "x.json", "", "a.json"), ("a.json", "p/t/x.json", "p", "p/t/a.json"),
            ("../a.json", "p/t/x.json", "p", "p/a.json"),
            ("../../a.json", "p/t/x.json", "p", nil), ("..", "p/t/x.json", "p", nil),
            ("../../p/a.json", "p/t/x.json", "p", "p/a.json"),
            ("a.json", "../p/x.json", "../p", "../p/a.json"), ("../a.json", "../p/x.json", "../p", nil),
            ("../a.json", "../p/x.json", "..", "../a.json"), ("../../a.json", "../p/x.json", "..", nil),
            ("a.json", "/p/x.json", "/p", "/p/a.json"), ("../q/a.json", "/p/x.json", "/p", nil),
            ("a//b.json", "t//x.json", "", "t/a/b.json"),
        ] as [(String, String, String, String?)])
    func `a path leads from its document to a file below the root`(
        path: String, document: String, root: String, expected: String?
    ) {
        #expect(ResolverPath.resolve(path, from: document, root: root) == expected)
    }

    private static func reference(_ text: String) -> String {
        do throws(ResolverReference.Problem) {
            let reference = try ResolverReference(text)
            let pointer = reference.pointer.map { "#" + $0.segments.joined(separator: "|") } ?? ""
            return (reference.file ?? "") + pointer + (reference.lacksSlash ? " lacks its slash" : "")
        } catch {
            return "\(error.problem); \(error.advice)"
        }
    }

    @Test(arguments: [
        ("a.json", "a.json"), ("a%20b.json", "a b.json"), ("a~b%7E.json", "a~b~.json"), ("%7ea~%2Fb%7E0", "~a~/b~0"),
        ("a.json#/x/y", "a.json#x|y"),
        ("#/sets/a", "#sets|a"),
        ("#sets/a", "#sets|a lacks its slash"), ("a.json#", "a.json"), ("a.json#b#c", "a.json#b#c lacks its slash"),
        ("", "the reference is empty; name a file or '#/sets/…'"),
        ("#", "'#' leads to the document itself; name a set"),
        ("https://a.b/c", "'https://a.b/c' is a URL; copy the file into the project and name its path"),
        ("//a/b", "'//a/b' is a URL; copy the file into the project and name its path"),
        ("a+b-c.1:d", "'a+b-c.1:d' is a URL; copy the file into the project and name its path"), ("1a:b", "1a:b"),
        ("a/b:c", "a/b:c"),
        ("é:b", "é:b"), ("a%2.json", "'a%2.json' is no path; correct the percent encoding"),
        ("a\\b", "'a\\b' has a backslash; write '/' between the parts of a path"),
        ("a%5Cb", "'a%5Cb' has a backslash; write '/' between the parts of a path"),
        ("#/~2", "'#/~2' is no JSON pointer; write such as '#/sets/core'"),
    ])
    func `a reference of a resolver document names a file, a place or both`(text: String, expected: String) {
        #expect(Self.reference(text) == expected)
    }
}

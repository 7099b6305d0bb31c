import L10nSource
import L10nSyntax
import Testing

@testable import L10nXML

struct XMLTreeTests {
    private func parse(_ text: String) -> Parsed<XMLTree> {
        XMLTree.parse(SourceFile(path: "a.xml", text: text))
    }

    /// The nodes as one text: `name[children]`, texts in quotes.
    private func outline(_ element: XMLElementNode, _ file: SourceFile) -> String {
        let pieces = element.pieces.map { piece in
            switch piece {
            case .text(let range): "'\(file.xmlText(range))'"
            case .element(let child): outline(child, file)
            }
        }
        return element.name + (pieces.isEmpty ? "" : "[\(pieces.joined(separator: " "))]")
    }

    @Test func `elements and texts keep their order and places`() throws {
        let text = "<?xml version=\"1.0\"?>\n<a>x<b c='1'/>y<!-- n --><d>&lt;é</d><?p i?></a>\n"
        let tree = parse(text)
        #expect(tree.diagnostics.isEmpty)
        #expect(tree.value.isIntact)
        let root = try #require(tree.value.root)
        #expect(outline(root, tree.value.file) == "a['x' b 'y' d['<é']]")
        #expect(tree.value.file.text(root.range) == text.dropFirst(22).dropLast())
        let b = try #require(root.child("b"))
        #expect(tree.value.file.text(b.range) == "<b c='1'/>")
        #expect(b.tagRange == b.range)
        #expect(b.isSelfClosing)
        #expect(b.contentRange.isEmpty)
        let d = try #require(root.child("d"))
        #expect(tree.value.file.text(d.contentRange) == "&lt;é")
        #expect(root.text == "xy<é")
        #expect(!root.isPlainText)
        #expect(d.isPlainText)
    }

    @Test func `attributes have places, and values as XML reads them`() throws {
        let text = "<a one = 'x\ty&#9;\r\nz'\n two=\"&quot;'>/\" three=''/>"
        let tree = parse(text)
        let root = try #require(tree.value.root)
        #expect(root.attributes.map { tree.value.file.text($0.name) } == ["one", "two", "three"])
        #expect(root.value("one")?.value == "x y\t z")
        #expect(root.value("two")?.value == "\"'>/")
        #expect(root.value("three")?.value == "")
        #expect(root.value("four") == nil)
        #expect(root.value("on") == nil)
        #expect(root.attribute("two").map { tree.value.file.text($0.range) } == "two=\"&quot;'>/\"")
    }

    @Test(arguments: [
        ("a&#13;b", "a\rb"), ("a\r\nb\rc", "a\nb\nc"), ("&amp;lt;", "&lt;"), ("<![CDATA[<&amp;]]>x", "<&amp;x"),
        ("a<![CDATA[]]>b", "ab"), ("&#x1F600;", "😀"), ("a<!-- b -->c", "ac"), ("<![CDATA[\r\n]]>", "\n"),
        ("]] > &gt;", "]] > >"),
    ])
    func `text is decoded as XML reads it`(written: String, text: String) throws {
        let tree = parse("<a>\(written)</a>")
        #expect(tree.diagnostics.isEmpty)
        #expect(try #require(tree.value.root).text == text)
    }

    @Test func `names belong to namespaces by the prefixes that are in scope`() throws {
        let tree = parse(
            "<x:a xmlns:x='u' xmlns='v'><b/><c xmlns=''><d/></c><x:e xmlns:x='w'><x:f/></x:e><x:g/><y:h/><xml:i/></x:a>"
        )
        let root = try #require(tree.value.root)
        #expect(root.isNamed("a", in: "u"))
        #expect(root.prefix == "x")
        #expect(root.localName == "a")
        #expect(root.children.map(\.namespace) == ["v", "", "w", "u", "", "http://www.w3.org/XML/1998/namespace"])
        let nested = root.children.flatMap { Array($0.children) }
        #expect(nested.map(\.namespace) == ["", "w"])
        #expect(nested.map(\.localName) == ["d", "f"])
        #expect(!nested[1].isNamed("a", in: "w"))
        #expect(!root.isNamed("x:a", in: "v"))
    }

    private static func utf16(_ text: String, isBigEndian: Bool, mark: Bool) -> [UInt8] {
        ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit -> [UInt8] in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? bytes : bytes.reversed()
        }
    }

    @Test(arguments: [
        utf16("<a>é😀</a>", isBigEndian: true, mark: true), utf16("<a>é😀</a>", isBigEndian: false, mark: true),
        utf16("<?xml version='1.0' encoding='UTF-16'?><a>é😀</a>", isBigEndian: false, mark: false),
        utf16("<?xml version='1.0' encoding='UTF-16'?><a>é😀</a>", isBigEndian: true, mark: false),
        Array("\u{FEFF}<a>é😀</a>".utf8), Array("<?xml version='1.0' encoding='utf-8'?><a>é😀</a>".utf8),
    ])
    func `encodings that every reader of XML knows are read`(bytes: [UInt8]) throws {
        let tree = XMLTree.parse(SourceFile(path: "a.xml", bytes: bytes))
        #expect(tree.diagnostics.isEmpty)
        #expect(try #require(tree.value.root).text == "é😀")
    }

    @Test func `single-byte encodings are read where they are declared`() throws {
        let head = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8)
        let tree = XMLTree.parse(SourceFile(path: "a.xml", bytes: head + [0xE9] + Array("</a>".utf8)))
        #expect(tree.diagnostics.isEmpty)
        #expect(try #require(tree.value.root).text == "é")
        #expect(tree.value.file.encoding == .latin1)
    }

    @Test(arguments: [
        "<?xml version='1.0' encoding='EBCDIC-CP-US'?><a/>", "<?xml version='1.0' encoding='UTF-16'?><a/>",
        "<?xml version='1.0' encoding='Shift_JIS'?><a/>", "\0\0\0", "\0<x\0",
    ])
    func `other encodings are refused`(text: String) {
        let tree = parse(text)
        #expect(tree.diagnostics.map(\.id) == ["unsupported-encoding"])
        #expect(tree.value.root == nil)
        #expect(!tree.value.isIntact)
    }
}

import L10nSource
import L10nSyntax
import TestSupport
import Testing

@testable import L10nXML

/// Documents that are damaged or hostile.
struct XMLFaultTests {
    private static func parse(_ bytes: [UInt8]) -> Parsed<XMLTree> {
        XMLTree.parse(SourceFile(path: "a.xml", bytes: bytes))
    }

    private struct Fault: Sendable {
        var text: String
        var message: String
        var line: Int
        var column: Int

        init(_ text: String, _ message: String, _ line: Int, _ column: Int) {
            self.text = text
            self.message = message
            self.line = line
            self.column = column
        }
    }

    private static let faults = [
        Fault("<a>\n <b>\n</a>", "'</a>' closes '<b>'; write '</b>'", 3, 1),
        Fault("<a>\n<b>", "the file ends before '</b>'; it is cut off, fetch it again", 2, 4),
        Fault("<a>\n<b", "the file ends before '</a>'; it is cut off, fetch it again", 2, 3),
        Fault("", "the file is empty; fetch it again", 1, 1),
        Fault(" \n", "the file is empty; fetch it again", 1, 1),
        Fault("<a>x & y</a>", "this '&' begins no reference; write '&amp;'", 1, 6),
        Fault("<a>&nbsp;</a>", "XML does not know '&nbsp;'; write the character itself", 1, 4),
        Fault("<a>é\u{1}</a>", "XML cannot hold U+0001; remove it", 1, 5),
        Fault("<a b='1' b='2'/>", "this tag has an attribute twice; remove one", 1, 10),
        Fault("<a/>\nx", "something stands behind the end of the document; remove it", 2, 1),
        Fault("<a/><b/>", "something stands behind the end of the document; remove it", 1, 5),
        Fault("<a>&#0;</a>", "this reference names no character of XML; remove it", 1, 4),
        Fault("\n<?xml version='1.0'?><a/>", "the XML declaration must come first; remove what stands before it", 2, 1),
        Fault("<a><![CDATA[x</a>", "this CDATA section is not closed; add ']]>'", 1, 4),
        Fault("<a b=c/>", "unexpected 'c'; correct the XML here", 1, 6),
        Fault("text", "unexpected 't'; correct the XML here", 1, 1),
    ]

    @Test(arguments: faults.indices)
    func `damage is named, with its place`(index: Int) throws {
        let fault = Self.faults[index]
        let tree = Self.parse(Array(fault.text.utf8))
        let found = try #require(tree.diagnostics.first)
        #expect(tree.diagnostics.count == 1)
        #expect(found.id == "syntax-error")
        #expect(found.message == fault.message)
        #expect(!tree.value.isIntact)
        let place = LineTable(tree.value.file).position(of: Int(found.span.range.lower))
        #expect(place.line == fault.line)
        #expect(place.column == fault.column)
    }

    @Test func `what comes before the damage is kept`() throws {
        let tree = Self.parse(Array("<a><b>x</b><c>y".utf8))
        let root = try #require(tree.value.root)
        #expect(root.children.map(\.name) == ["b", "c"])
        #expect(root.child("b")?.text == "x")
        #expect(root.child("c")?.text == "y")
    }

    @Test func `bytes that are not UTF-8 are named`() throws {
        let found = try #require(Self.parse(Array("<a>caf".utf8) + [0xE9] + Array("</a>".utf8)).diagnostics.first)
        #expect(found.id == "unsupported-encoding")
        #expect(found.message == "byte 0xE9 is not UTF-8; save the file as UTF-8")
        #expect(found.span.range == SourceRange(6, 7))
    }

    @Test func `an entity bomb does not go off`() throws {
        var text = "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY e0 \"ha\">"
        for level in 1...40 {
            text += "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">"
        }
        let tree = Self.parse(Array((text + "]><a>&e40;</a>").utf8))
        let found = try #require(tree.diagnostics.first)
        #expect(found.id == "forbidden-xml-entity")
        #expect(found.message == "entity 'e0' is declared here; replace it by its text")
        #expect(found.span.range == SourceRange(34, 45))
        #expect(tree.value.root == nil)
    }

    @Test(arguments: [
        "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY % x SYSTEM \"http://localhost:1/x.dtd\"> %x;]><a/>",
        "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a>&x;</a>",
    ])
    func `nothing outside the file is read`(text: String) {
        let tree = Self.parse(Array(text.utf8))
        #expect(tree.diagnostics.count == 1)
        #expect(tree.value.root?.text.contains("root:") != true)
    }

    @Test func `a document type without entities is read past`() {
        let text =
            "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://127.0.0.1:1/p.dtd\"><plist>x</plist>"
        let tree = Self.parse(Array(text.utf8))
        #expect(tree.diagnostics.isEmpty)
        #expect(tree.value.root?.text == "x")
    }

    @Test func `nesting has a limit`() throws {
        let many = Self.parse(Array(String(repeating: "<a>", count: 100_000).utf8))
        #expect(many.diagnostics.map(\.id) == ["input-limit-exceeded"])
        #expect(many.diagnostics.first?.message == "nested deeper than 256; no such file needs that")
        let most = String(repeating: "<a>", count: 256) + String(repeating: "</a>", count: 256)
        #expect(Self.parse(Array(most.utf8)).diagnostics.isEmpty)
        #expect(!Self.parse(Array("<b>\(most)</b>".utf8)).diagnostics.isEmpty)
    }

    @Test func `many different names, namespaces and attributes take linear time`() throws {
        let names = (0..<50_000).map { "<n\($0) a\($0)='1'/>" }.joined()
        #expect(Self.parse(Array("<a>\(names)</a>".utf8)).diagnostics.isEmpty)
        let spaces = (0..<50_000).map { "<n xmlns='u\($0)'/>" }.joined()
        #expect(Self.parse(Array("<a>\(spaces)</a>".utf8)).diagnostics.map(\.id) == ["input-limit-exceeded"])
        let one = String(repeating: "<n xmlns='u'/><n/>", count: 50_000)
        let tree = Self.parse(Array("<a>\(names)\(one)</a>".utf8))
        #expect(tree.diagnostics.isEmpty)
        let last = (tree.value.root?.children).map { Array($0).suffix(2).map(\.namespace) }
        #expect(last == ["u", ""])
    }

    @Test func `any bytes give a tree`() {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let pieces: [[UInt8]] =
            [
                "<a>", "</a>", "<b c='d'", ">", "/>", "<!--", "-->", "<![CDATA[", "]]>", "&amp;", "&", "<?x", "?>",
                "xmlns:p='u'",
                "<p:q", " ", "\r\n", "<!DOCTYPE a [", "]>", "<!ENTITY e 'x'>", "é",
                "<?xml version='1.0' encoding='utf-16'?>",
            ].map { Array($0.utf8) } + [[0xFF], [0xFE, 0xFF], [0], [0xFF, 0xFE], [0xC3]]
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0..<12, using: &random)).flatMap { _ in
                pieces.randomElement(using: &random)!
            }
            let tree = Self.parse(bytes)
            #expect(tree.value.isIntact == tree.diagnostics.isEmpty, "seed \(seed)")
            #expect(tree.value.isIntact ? tree.value.root != nil : true, "seed \(seed)")
            if let root = tree.value.root { visit(root) }
        }
    }

    private func visit(_ element: XMLElementNode) {
        _ = (
            element.attributes, element.text, element.localName, element.namespace,
            element.range.union(element.contentRange)
        )
        for child in element.children { visit(child) }
    }
}

import L10nExchange
import L10nSource
import L10nStrings
import Testing

/// What single edits of a property list look like, and that nothing else moves.
@Suite struct PropertyListEditingTests {
    private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>"
    private static let tail = "</dict>\n</plist>\n"

    /// What a change makes of the content of the outermost dictionary.
    private static func edited(_ body: String, _ change: (inout PropertyListPlan) -> Void) throws -> String {
        let bytes = Array((head + body + tail).utf8)
        let result = try changed(bytes, change)
        #expect(result.starts(with: head.utf8) && result.reversed().starts(with: tail.utf8.reversed()))
        return String(decoding: result.dropFirst(head.utf8.count).dropLast(tail.utf8.count), as: UTF8.self)
    }

    private static func changed(_ bytes: [UInt8], _ change: (inout PropertyListPlan) -> Void) throws -> [UInt8] {
        let list = try #require(PropertyListFile(SourceFile(path: "T.stringsdict", bytes: bytes)))
        var plan = PropertyListPlan()
        change(&plan)
        return try #require(StoredText(bytes, text: list.tree.source).applying(list.edits(plan)))
    }

    private static func insertion(
        _ name: String, _ value: PropertyListDraft, comment: String? = nil, behind anchor: Int
    ) -> PropertyListPlan.Insertion {
        PropertyListPlan.Insertion(PropertyListDraft.Member(name, value), comment: comment, behind: anchor)
    }

    // MARK: Texts

    @Test(arguments: [
        // Signs as the author writes them, or as they must be written.
        ("a &gt; b", "a > c", "a &gt; c"), ("&gt; >", "> > >", "&gt; > &gt;"), ("a > b", "a > b > c", "a > b > c"),
        ("ab", "a>b", "a&gt;b"),
        ("a &#62; b", "a > b > c", "a &#62; b &#62; c"), ("ab", "a<b", "a&lt;b"), ("a &#38; b", "a &&", "a &#38;&#38;"),
        ("a", "a & b", "a &amp; b"), ("a", "a\rb", "a&#13;b"), ("a &#xD; b", "a \r b \r", "a &#xD; b &#xD;"),
        // Two brackets and a sign would end a section.
        ("a > b", "a > ]]> b", "a > ]]&gt; b"), ("a > b", "a > ]> b", "a > ]> b"), ("a > b", "]] >a > b", "]] >a > b"),
        // Other characters as references where the author has more of these.
        ("caf&#233;", "café, é", "caf&#233;, &#233;"),
        ("&#233;é", "ééé", "&#233;éé"),
        ("é &#233; é", "é é é é", "é &#233; é é"), ("&#233;&#233; é", "éé é é", "&#233;&#233; é &#233;"),
        ("&quot;a", "\"a\"", "&quot;a&quot;"), ("a&#233;", "aéb", "a&#233;b"),
        // Sections stay sections as long as they can.
        ("<![CDATA[a<b]]>", "a<c", "<![CDATA[a<c]]>"), ("<![CDATA[a]]>", "a & > b", "<![CDATA[a & > b]]>"),
        ("<![CDATA[a]]>", "]]>", "]]&gt;"), ("<![CDATA[é]]>&#233;", "éée", "<![CDATA[é]]>&#233;e"),
        // An empty text, and one that begins with a mark that a reader drops.
        ("a", "", ""), ("", "a", "a"), ("a", "\u{FEFF}a", "\u{FEFF}\u{FEFF}a"), ("a", "a\u{FEFF}", "a\u{FEFF}"),
        ("ab", "ab", "ab"),
    ])
    func `a text keeps the way in which its characters are written`(old: String, new: String, written: String) throws {
        let (before, behind) = ("\n<key>k</key>\n<string>", "</string>\n")
        let result = try Self.edited(before + old + behind) { $0.changes[0] = .text(new) }
        #expect(result == before + written + behind)
        // A reader finds the text that was asked for.
        let list = try #require(PropertyListFile(SourceFile(path: "", text: Self.head + result + Self.tail)))
        let value = list.members[0].value
        #expect(XMLText.decoded(list.tree.source.bytes.span, in: value.content.indices).elementsEqual(new.utf8))
    }

    @Test func `a character is written as in the same text, and else as in the rest of the file`() throws {
        let others = "\n<key>a</key><string>&#8212; &#8212;</string>\n<key>&#8230;</key><string>x</string>\n"
        let result = try Self.edited(
            others + "<key>k</key><string>— — &#8212;</string>\n<key>l</key><string>a</string>\n"
        ) {
            $0.changes[2] = .text("— — — —")
            $0.changes[3] = .text("a— …")
        }
        #expect(
            result == others
                + "<key>k</key><string>— — &#8212; —</string>\n<key>l</key><string>a&#8212; &#8230;</string>\n")
    }

    @Test func `in an encoding that lacks most characters, only those that it has stand for themselves`() throws {
        let (before, behind) = (
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<plist><dict><key>k</key><string>",
            "</string></dict></plist>"
        )
        let bytes = Array(before.utf8) + [0xE9] + Array(behind.utf8)
        let result = try Self.changed(bytes) { $0.changes[0] = .text("éé€😀a") }
        #expect(result == Array(before.utf8) + [0xE9, 0xE9] + Array("&#x20AC;&#x1F600;a".utf8) + Array(behind.utf8))
    }

    @Test(arguments: [
        ("<string/>", "", "<string/>"), ("<string/>", "a<", "<string>a&lt;</string>"),
        ("<string></string>", "a", "<string>a</string>"), ("<integer>1</integer>", "a", "<string>a</string>"),
        ("<dict/>", "", "<string></string>"), ("<true/>", "b", "<string>b</string>"),
        ("<string/>", "\u{FEFF}", "<string>\u{FEFF}\u{FEFF}</string>"),
    ])
    func `an element without a text becomes one with it`(old: String, new: String, written: String) throws {
        let result = try Self.edited("<key>k</key>\(old)") { $0.changes[0] = .text(new) }
        #expect(result == "<key>k</key>\(written)")
    }

    @Test func `a text of an inner member changes in its place`() throws {
        let body = "\n\t<key>a</key>\n\t<dict>\n\t\t<key>b</key>\n\t\t<string>x</string>\n\t</dict>\n"
        let result = try Self.edited(body) { plan in
            plan.change(0) { $0.changes[0] = .text("y") }
        }
        #expect(
            result == "\n\t<key>a</key>\n\t<dict>\n\t\t<key>b</key>\n\t\t<string>y</string>\n\t</dict>\n")
    }

    // MARK: New members

    @Test(arguments: [
        (
            "\n\t<key>a</key>\n\t<string>1</string>\n",
            "\n\t<key>a</key>\n\t<string>1</string>\n\t<key>n</key>\n\t<string>t</string>\n"
        ),
        (
            "\n  <key>a</key> <string>1</string>\n",
            "\n  <key>a</key> <string>1</string>\n  <key>n</key> <string>t</string>\n"
        ),
        ("<key>a</key><string>1</string>", "<key>a</key><string>1</string><key>n</key><string>t</string>"),
        (
            "\r\n <key>a</key>\r\n <string>1</string> <!-- x -->\r\n",
            "\r\n <key>a</key>\r\n <string>1</string> <!-- x -->\r\n <key>n</key>\r\n <string>t</string>\r\n"
        ),
        (
            "\n<key>a</key><string>1</string>\n\n<key>b</key><string>2</string>\n",
            "\n<key>a</key><string>1</string>\n\n<key>n</key><string>t</string>\n\n<key>b</key><string>2</string>\n"
        ),
        ("\n\t<key>a</key>\n\t<dict/>\n", "\n\t<key>a</key>\n\t<dict/>\n\t<key>n</key>\n\t<string>t</string>\n"),
    ])
    func `a new text stands behind its neighbour and looks like it`(before: String, after: String) throws {
        #expect(try Self.edited(before) { $0.insertions = [Self.insertion("n", .text("t"), behind: 0)] } == after)
    }

    @Test func `new members stand at the start, behind others, and with their comments`() throws {
        let body = "\n\t<key>a</key>\n\t<string>1</string>\n\t<key>b</key>\n\t<string>2</string>\n"
        let result = try Self.edited(body) { plan in
            plan.insertions = [
                Self.insertion("x", .text("<"), comment: "why --- not", behind: -1),
                Self.insertion("y", .text(""), behind: 1), Self.insertion("z", .text("&"), behind: 1),
            ]
        }
        #expect(
            result == """

                \t<!-- why - - - not -->
                \t<key>x</key>
                \t<string>&lt;</string>
                \t<key>a</key>
                \t<string>1</string>
                \t<key>b</key>
                \t<string>2</string>
                \t<key>y</key>
                \t<string></string>
                \t<key>z</key>
                \t<string>&amp;</string>

                """)
    }

    @Test(arguments: [
        (
            "\n  <key>a</key>\n  <dict/>\n",
            "\n  <key>a</key>\n  <dict>\n  \t<key>n</key>\n  \t<string>t</string>\n  </dict>\n"
        ),
        (
            "\n\t<key>a</key>\n\t<dict>\n\t</dict>\n",
            "\n\t<key>a</key>\n\t<dict>\n\t\t<key>n</key>\n\t\t<string>t</string>\n\t</dict>\n"
        ),
        (
            "\n\t<key>a</key>\n\t<dict>\n\t\t<!-- c -->\n\t</dict>\n",
            "\n\t<key>a</key>\n\t<dict>\n\t\t<!-- c -->\n\t\t<key>n</key>\n\t\t<string>t</string>\n\t</dict>\n"
        ),
        ("<key>a</key><dict></dict>", "<key>a</key><dict><key>n</key><string>t</string></dict>"),
        (
            "\n <key>z</key>\n <dict>\n   <key>y</key> <string>x</string>\n </dict>\n <key>a</key>\n <dict/>\n",
            "\n <key>z</key>\n <dict>\n   <key>y</key> <string>x</string>\n </dict>\n <key>a</key>\n <dict>\n   <key>n</key> <string>t</string>\n </dict>\n"
        ),
    ])
    func `an empty dictionary is filled in the style of the file`(before: String, after: String) throws {
        let number = before.contains("<key>z</key>") ? 1 : 0
        let result = try Self.edited(before) { plan in
            plan.change(number) { $0.insertions = [Self.insertion("n", .text("t"), behind: -1)] }
        }
        #expect(result == after)
    }

    @Test(arguments: [
        (
            "\n\t<key>a</key>\n\t<string>1</string>\n",
            "\n\t<key>a</key>\n\t<dict>\n\t\t<key>n</key>\n\t\t<dict>\n\t\t\t<key>m</key>\n\t\t\t<string>t</string>\n\t\t</dict>\n\t\t<key>e</key>\n\t\t<dict/>\n\t</dict>\n"
        ),
        (
            "\n<key>a</key><string>1</string>\n<key>b</key> <dict>\n  <key>c</key><string>2</string>\n</dict>\n",
            "\n<key>a</key><dict>\n  <key>n</key> <dict>\n    <key>m</key><string>t</string>\n  </dict>\n  <key>e</key> <dict/>\n</dict>\n<key>b</key> <dict>\n  <key>c</key><string>2</string>\n</dict>\n"
        ),
        (
            "<key>a</key><string>1</string>",
            "<key>a</key><dict><key>n</key><dict><key>m</key><string>t</string></dict><key>e</key><dict/></dict>"
        ),
    ])
    func `a text becomes a dictionary, laid out as the others are`(before: String, after: String) throws {
        let inner = PropertyListDraft.members([PropertyListDraft.Member("m", .text("t"))])
        let draft = PropertyListDraft.members([
            PropertyListDraft.Member("n", inner), PropertyListDraft.Member("e", .members([])),
        ])
        #expect(draft["e"]?.members.isEmpty == true && draft["x"] == nil)
        #expect(try Self.edited(before) { $0.changes[0] = .value(draft) } == after)
    }

    // MARK: Files

    @Test func `a binary file is written anew, with its values in their order`() throws {
        func pair(_ key: String, _ value: PropertyListValue) -> PropertyListPair {
            PropertyListPair(key: key, value: value)
        }
        let value = PropertyListValue.dictionary([
            pair("a", .string("1")), pair("b", .dictionary([pair("c", .integer(2))])), pair("d", .boolean(true)),
            pair("e", .string("5")),
        ])
        let bytes = BinaryPropertyListWriter.write(value)
        let list = try #require(PropertyListFile(SourceFile(path: "T.stringsdict", bytes: bytes)))
        #expect(list.isBinary && list.members.count == 4)
        var plan = PropertyListPlan()
        plan.changes = [0: .text("one"), 3: .value(.members([PropertyListDraft.Member("x", .text("y"))]))]
        plan.change(1) { $0.insertions = [Self.insertion("n", .text("t"), behind: 0)] }
        plan.insertions = [
            Self.insertion("first", .text("0"), behind: -1), Self.insertion("last", .text("6"), behind: 3),
        ]
        let written = try #require(list.binaryBytes(plan))
        let expected = PropertyListValue.dictionary([
            pair("first", .string("0")), pair("a", .string("one")),
            pair("b", .dictionary([pair("c", .integer(2)), pair("n", .string("t"))])),
            pair("d", .boolean(true)), pair("e", .dictionary([pair("x", .string("y"))])), pair("last", .string("6")),
        ])
        #expect(written == BinaryPropertyListWriter.write(expected))
        #expect(plan.drafts.count == 4)
        let xml = try #require(PropertyListFile(SourceFile(path: "", text: Self.head + Self.tail)))
        #expect(!xml.isBinary && xml.binaryBytes(plan) == nil)
    }

    @Test(arguments: [
        "", "{ a = b; }", "<plist><array/></plist>", "<plist><dict><key>a</key></dict></plist>", "bplist00",
    ])
    func `what is no dictionary with places is no file to edit`(text: String) {
        #expect(PropertyListFile(SourceFile(path: "T.stringsdict", text: text)) == nil)
    }

    @Test func `a new file looks as Apple's tools write it, or like its pattern`() throws {
        let inner = PropertyListDraft.members([PropertyListDraft.Member("b", .text("é<"))])
        let members = [
            Self.insertion("a", inner, comment: "why", behind: -1), Self.insertion("c", .text("d"), behind: -1),
        ]
        let head = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>

            """
        let plain = """
            \t<!-- why -->
            \t<key>a</key>
            \t<dict>
            \t\t<key>b</key>
            \t\t<string>é&lt;</string>
            \t</dict>
            \t<key>c</key>
            \t<string>d</string>
            </dict>
            </plist>

            """
        #expect(PropertyListFile.text(members, like: nil) == head + plain)
        #expect(PropertyListFile.text(members, like: .empty) == head + plain)
        let pattern = "\r\n  <key>k</key> <dict>\r\n     <key>l</key> <string>m</string>\r\n  </dict>\r\n"
        let like = try #require(PropertyListFile(SourceFile(path: "", text: Self.head + pattern + Self.tail)))
        let styled = [
            "  <!-- why -->", "  <key>a</key> <dict>", "     <key>b</key> <string>é&lt;</string>", "  </dict>",
            "  <key>c</key> <string>d</string>", "</dict>", "</plist>", "",
        ]
        #expect(
            PropertyListFile.text(members, like: like)
                == (head.split(separator: "\n").map(String.init) + styled).joined(separator: "\r\n"))
    }
}

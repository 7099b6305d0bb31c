import L10nChecks
import L10nSource
import Testing

/// What code asks for against the tables, read from Objective-C, which every build of the tool reads.
@Suite struct UsageRuleTests {
    private static func findings(_ code: String, _ strings: String = #""done" = "Done";"#) async throws -> [String] {
        try await CheckedProject.findings(
            in: [RuleExample("en.lproj/Localizable.strings", strings + "\n"), RuleExample("App.m", code + "\n")]
        ).filter { $0.rule == .undefinedKey || $0.rule == .unusedKey }.map { "\($0.severity) \($0.message)" }
    }

    private static let done = #"id done = NSLocalizedString(@"done", nil);"#

    @Test func `a key without letters needs no text (SC-30)`() async throws {
        let found = try await Self.findings(Self.done + "\n" + #"id a = NSLocalizedString(@"%d / %d", nil);"#)
        #expect(found.isEmpty, "\(found)")
    }

    @Test func `a key with a default in code is asked for, and its readers see the default (SC-79)`() async throws {
        let call = #"[bundle localizedStringForKey:@"save.title" value:@"Save" table:nil];"#
        let found = try await Self.findings(Self.done + "\n" + call)
        #expect(found == ["warning 'save.title' is used here but defined nowhere; add it to a table"])
    }

    @Test func `one finding names a key that several places ask for`() async throws {
        let call = #"id a = NSLocalizedString(@"save.title", nil);"#
        #expect(
            try await Self.findings([Self.done, call, call].joined(separator: "\n")) == [
                "error 'save.title' is used here but defined nowhere; add it to a table"
            ])
    }

    @Test func `texts of code that nothing looks up are one note where they are many (SC-72)`() async throws {
        let names = ["one", "two", "three", "four", "five"]
        let strings = names.map { "\"\($0)\" = \"\($0)\";" }.joined(separator: "\n") + #""done" = "Done";"#
        let code = names.map { "id \($0) = @\"\($0)\";" }.joined(separator: "\n")
        let found = try await Self.findings(Self.done + "\n" + code, strings)
        #expect(
            found == [
                "note 5 keys of table 'Localizable' are texts of code that nothing looks up by itself, such as 'one', 'two' and "
                    + "'three'; 'keys' lists them as mentioned"
            ])
    }

    @Test func `a key of an object is used where code asks for it, and by nobody once the object is gone (SC-52)`()
        async throws
    {
        let found = try await CheckedProject.findings(in: [
            RuleExample(
                "Base.lproj/Main.storyboard",
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                    <scenes><scene sceneID="s0d-6b-0kx"><objects>
                        <label text="Hello" id="abc-12-Xyz"/>
                    </objects></scene></scenes>
                </document>
                """),
            RuleExample(
                "en.lproj/Main.strings",
                """
                "abc-12-Xyz.text" = "Hello";
                "gon-34-Exy.text" = "Asked for by code";
                "old-56-Zyx.text" = "Gone";

                """),
            RuleExample("App.m", #"id a = NSLocalizedStringFromTable(@"gon-34-Exy.text", @"Main", nil);"# + "\n"),
        ])
        let keys = found.filter { $0.rule == .undefinedKey || $0.rule == .unusedKey }.map(\.subject.key)
        #expect(keys == ["old-56-Zyx.text"])
    }

    @Test(arguments: [
        ("Cell.xib", #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#),
        ("Main.storyboard", "<document>\n<<<<<<< HEAD\n</document>"),
        ("Menu.plist", "<plist><dict>\u{B}</dict></plist>"),
    ])
    func `a file that cannot be read is named, as no key is unused that it may use`(file: String, text: String)
        async throws
    {
        let strings = RuleExample("en.lproj/Localizable.strings", "\"done\" = \"Done\";\n\"old\" = \"Old\";\n")
        let code = RuleExample("App.m", Self.done + "\n")
        let found = try await CheckedProject.findings(in: [strings, code, RuleExample(file, text)])
        let named = found.filter { $0.rule == .unusedKey }
        #expect(named.map(\.span.file) == [file])
        #expect(named.allSatisfy { $0.severity == .warning && $0.fixes.isEmpty && $0.subject.key == nil })
        let inTests = try await CheckedProject.findings(in: [strings, code, RuleExample("AppTests/\(file)", text)])
        #expect(inTests.filter { $0.rule == .unusedKey }.map(\.subject.key) == ["old"])
    }

    @Test func `a file that git-crypt has encrypted is told as that`() async throws {
        let found = try await CheckedProject.findings(in: [
            RuleExample("en.lproj/Localizable.strings", "\"done\" = \"Done\";\n\"old\" = \"Old\";\n"),
            RuleExample("App.m", Self.done + "\n"), RuleExample("Auth.plist", "\0GITCRYPT\0\u{1}\u{2}key"),
        ]).filter { $0.rule == .unusedKey }
        let reason = "git-crypt has encrypted it; run 'git-crypt unlock'"
        #expect(found.map(\.message) == ["no key that this file may use is judged: \(reason)"])
    }

    @Test func `plural forms with keys of their own are forms of the key that code asks for (SC-97)`() async throws {
        let strings = #""days##{one}" = "One day"; "days##{other}" = "%d days"; "done##{old}" = "Old";"#
        let code = #"id a = [NSString stringWithFormat:SLPluralizedStringFromTable(@"days", nil, n, nil), n];"#
        let other = #"id b = SLPluralizedString(@"weeks_left", n, nil);"#
        let found = try await Self.findings(code + "\n" + other, strings)
        #expect(
            found == [
                "error 'weeks_left' is used here but defined nowhere; add it to a table",
                "warning nothing uses 'done##{old}'; remove it, or list it in keys.dynamic",
            ])
    }

    /// An empty default and the key itself are no texts.
    @Test(arguments: [("", false), ("done", false), ("Done", false), ("Ready", true)])
    func `a default in code is the text of the table (SC-47)`(text: String, differs: Bool) async throws {
        let call = "[bundle localizedStringForKey:@\"done\" value:@\"\(text)\" table:nil];"
        let found = try await CheckedProject.findings(in: [
            RuleExample("en.lproj/Localizable.strings", "\"done\" = \"Done\";\n"), RuleExample("App.m", call + "\n"),
        ])
        #expect(found.contains { $0.rule == .differingDefault } == differs, "\(found)")
    }
}

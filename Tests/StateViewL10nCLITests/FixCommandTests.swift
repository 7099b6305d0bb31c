import Foundation
import TestSupport
import Testing

/// `check --fix`, as a process sees it.
@Suite struct FixCommandTests {
    /// A missing semicolon is mended safely; a misspelt override needs a look.
    private static let files = [
        "en.lproj/Localizable.strings":
            "/* kept */\n\"a\" = \"A\"\n\"b\"   = \"B\";\n\"DesignSystem.stateView.noResultsTitel\" = \"None\";\n",
        "de.lproj/Localizable.strings":
            "\"a\" = \"A\";\n\"b\" = \"B\";\n\"DesignSystem.stateView.noResultsTitel\" = \"Nix\";\n",
    ]
    private static let path = "en.lproj/Localizable.strings"

    @Test func `--fix makes safe fixes, changes no other byte and reports what is left (FIX-1 FIX-3 CI-15)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let result = try Tool.run(["check", "--fix"], in: folder)
            #expect(result.complaints == "stateview-l10n: fixed 1 finding\nstateview-l10n:   \(Self.path): 1\n")
            #expect(try Self.text(Self.path, folder) == Self.files[Self.path]?.replacing("\"A\"\n", with: "\"A\";\n"))
            #expect(result.status == 1)
            #expect(result.output.contains("[unknown-override-key]"))
            #expect(!result.output.contains("[missing-semicolon]"))
            let second = try Tool.run(["check", "--fix"], in: folder)
            #expect(second.complaints == "stateview-l10n: fixed 0 findings\n")
            #expect(second.output == result.output)
        }
    }

    @Test func `--unsafe-fixes renames an override in all its languages (FIX-1)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let result = try Tool.run(["check", "--unsafe-fixes", "--only", "unknown-override-key"], in: folder)
            #expect(result.status == 0, "\(result.output)")
            for path in Self.files.keys {
                #expect(try Self.text(path, folder).contains("\"DesignSystem.stateView.noResultsTitle\" ="))
            }
        }
    }

    @Test func `forms that a catalog lacks are those of 'other', in Xcode's order, to be reviewed (FIX-2)`() throws {
        func form(_ name: String, _ state: String, _ text: String) -> String {
            """
                        "\(name)" : {
                          "stringUnit" : {
                            "state" : "\(state)",
                            "value" : "\(text)"
                          }
                        }
            """
        }
        func catalog(_ forms: [String]) -> String {
            """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "%lld files" : {
                  "localizations" : {
                    "pl" : {
                      "variations" : {
                        "plural" : {
            \(forms.joined(separator: ",\n"))
                        }
                      }
                    }
                  }
                }
              },
              "version" : "1.0"
            }
            """
        }
        let one = form("one", "translated", "%lld plik")
        let other = form("other", "translated", "%lld \\\"pliku\\\"")
        let path = "Localizable.xcstrings"
        try Tool.withFiles([path: catalog([one, other])]) { folder in
            _ = try Tool.run(["check", "--fix"], in: folder)
            #expect(try Self.text(path, folder) == catalog([one, other]))
            let result = try Tool.run(["check", "--unsafe-fixes"], in: folder)
            #expect(!result.output.contains("missing-plural-category"), "\(result.output)")
            let added = ["few", "many"].map { form($0, "needs_review", "%lld \\\"pliku\\\"") }
            #expect(try Self.text(path, folder) == catalog(added + [one, other]))
        }
        try Tool.withFiles([path: catalog([other])]) { folder in
            _ = try Tool.run(["check", "--unsafe-fixes"], in: folder)
            let added = ["few", "many", "one"].map { form($0, "needs_review", "%lld \\\"pliku\\\"") }
            #expect(try Self.text(path, folder) == catalog(added + [other]))
        }
    }

    @Test func `--diff writes nothing, and 'git apply' makes of it what --fix makes (FIX-4)`() throws {
        try Tool.withFiles(Self.files) { folder in
            for flags in [["--diff"], ["--diff", "--unsafe-fixes"]] {
                let plain = try Tool.run(["check"], in: folder)
                let result = try Tool.run(["check"] + flags, in: folder)
                #expect(result.status == plain.status)
                for (path, text) in Self.files { #expect(try Self.text(path, folder) == text) }
                try Tool.withFiles(Self.files) { copy in
                    _ = try ProgramRun.output(
                        of: ["git", "apply", "-"], input: Data(result.output.utf8), in: copy)
                    try Tool.withFiles(Self.files) { fixed in
                        _ = try Tool.run(["check", flags.last == "--diff" ? "--fix" : "--unsafe-fixes"], in: fixed)
                        for path in Self.files.keys { #expect(try Self.text(path, copy) == Self.text(path, fixed)) }
                    }
                }
            }
        }
    }

    @Test func `what cannot be applied of a difference keeps no other part from it (FIX-4)`() throws {
        let german = "\"a\" = \"Zwei  Worte\";\n"
        try Tool.withFiles([
            "stateview-l10n.json": "{}", "en.lproj/L.strings": "\"a\" = \"Two words\";\n",
            "en.lproj/M.strings": "\"a\" = \"Two words\";\n", "en.lproj/N.strings": "\"a\" = \"Two words\";\n",
            "de.lproj/L.strings": german, "de.lproj/M.strings": "", "Texts/N.txt": german,
        ]) { folder in
            let wide = folder.appending(path: "de.lproj/M.strings")
            try #require(german.data(using: .utf16)).write(to: wide)
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "de.lproj/N.strings").path, withDestinationPath: "../Texts/N.txt")
            let result = try Tool.run(["check", "--diff"], in: folder)
            let below = try Tool.run(["check", "--diff"], in: folder.appending(path: "Texts")).output
            #expect(below.contains("# '../de.lproj/L.strings' lies outside this folder"), "\(below)")
            #expect(below.contains("\n+++ b/N.txt\n"), "\(below)")
            #expect(result.output.contains("# 'de.lproj/M.strings' is not stored as UTF-8"), "\(result.output)")
            #expect(result.output.contains("\n# +++ b/de.lproj/M.strings\n"), "\(result.output)")
            #expect(!result.output.contains("b/de.lproj/N.strings"), "\(result.output)")
            _ = try ProgramRun.output(of: ["git", "apply", "-"], input: Data(result.output.utf8), in: folder)
            let mended = german.replacing("  ", with: " ")
            for path in ["de.lproj/L.strings", "Texts/N.txt"] { #expect(try Self.text(path, folder) == mended) }
            #expect(try Data(contentsOf: wide) == german.data(using: .utf16))
        }
    }

    @Test(arguments: [("--fix", "fixed"), ("--diff", "would fix")])
    func `a file with several names is fixed once (FIX-4)`(option: String, words: String) throws {
        let german = "\"a\" = \"Zwei  Worte\";\n\"b\" = \"Drei  Worte\";\n"
        try Tool.withFiles([
            "en.lproj/L.strings": "\"a\" = \"Two words\";\n\"b\" = \"Three words\";\n", "de.lproj/M.strings": "",
            "Texts/L.txt": german,
        ]) { folder in
            for (name, target) in [("de.lproj/L.strings", "../Texts/L.txt"), ("de-AT.lproj", "de.lproj")] {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.appending(path: name).path, withDestinationPath: target)
            }
            let result = try Tool.run(["check", option, "--only", "double-space"], in: folder)
            #expect(
                result.complaints == "stateview-l10n: \(words) 2 findings\nstateview-l10n:   Texts/L.txt: 2\n",
                "\(result)")
        }
    }

    @Test func `a file whose bytes are not known is not fixed, and why is said (FIX-2)`() throws {
        let texts = ["en.lproj/L.strings": "\"a\" = \"Two words\";\n", "de.lproj/L.strings": ""]
        try Tool.withFiles(texts) { folder in
            let latin = try #require("\"a\" = \"Zwei  Wörter\";\n".data(using: .isoLatin1))
            try latin.write(to: folder.appending(path: "de.lproj/L.strings"))
            let result = try Tool.run(["check", "--fix"], in: folder)
            #expect(
                result.complaints.contains("[double-space]; the file is not UTF-8; save it as UTF-8 first"), "\(result)"
            )
        }
    }

    @Test func `--diff and a report for machines are not one stream (FIX-4)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let result = try Tool.run(["check", "--diff", "--format", "json"], in: folder)
            #expect(result.status == 2)
            #expect(result.complaints.contains("leave --format json out"))
            let file = try Tool.run(["check", "--diff", "--output", "json=x.json"], in: folder)
            #expect(file.status == 2 && file.complaints.contains("leave --output out"))
        }
    }

    @Test func `a file in UTF-16 stays one (FIX-2)`() throws {
        let text = "\"a\" = \"Ä 🎉\"\n\"b\" = \"B\";\n"
        try Tool.withFiles([:]) { folder in
            let file = folder.appending(path: Self.path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try #require(text.data(using: .utf16BigEndian)).write(to: file)
            #expect(try Tool.run(["check", "--fix"], in: folder).complaints.contains("fixed 1 finding"))
            let fixed = text.replacing("\"\n\"b\"", with: "\";\n\"b\"")
            #expect(try Data(contentsOf: file) == fixed.data(using: .utf16BigEndian))
        }
    }

    @Test func `an entry goes with the comment behind it, and no comment is lost with it`() throws {
        let text = """
            "a" = "A"; // by hand
            "a" = "A";
            "b" = "B"; // by hand
            "b" = "B"; // by hand
            "c" = "C"; // by hand
            "c" = "C"; // by a machine

            """
        try Tool.withFiles(["en.lproj/L.strings": text]) { folder in
            _ = try Tool.run(["check", "--fix"], in: folder)
            #expect(
                try Self.text("en.lproj/L.strings", folder) == """
                    "a" = "A"; // by hand
                    "b" = "B"; // by hand
                    "c" = "C"; // by hand
                    "c" = "C"; // by a machine

                    """)
        }
    }

    @Test func `a percent sign that begins a word needs a look, one behind a number does not`() throws {
        let files = [
            "en.lproj/L.strings": "\"a\" = \"%@ done\";\n\"b\" = \"%@ is half done\";\n",
            "uk.lproj/L.strings": "\"a\" = \"%У %@\";\n\"b\" = \"%@ 50% готово\";\n",
        ]
        try Tool.withFiles(files) { folder in
            _ = try Tool.run(["check", "--fix"], in: folder)
            #expect(try Self.text("uk.lproj/L.strings", folder) == "\"a\" = \"%У %@\";\n\"b\" = \"%@ 50%% готово\";\n")
        }
    }

    @Test(arguments: [[], ["--only", "orphan-translation"], ["--skip", "empty-file"], ["--locale", "de"]])
    func `a fix that would bring an error is not made, whoever asked for the error (FIX-2)`(options: [String]) throws {
        let files = [
            "en.lproj/L.strings": "\"a\" = \"A\";\n", "de.lproj/L.strings": "\"old\" = \"Alt\";\n",
        ]
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["check", "--unsafe-fixes"] + options, in: folder)
            #expect(
                result.complaints.contains("not fixed: de.lproj/L.strings: delete the entry [orphan-translation]; "))
            #expect(result.complaints.contains("[empty-file]"))
            #expect(try Self.text("de.lproj/L.strings", folder) == files["de.lproj/L.strings"])
        }
    }

    @Test func `a file that nobody is to write ends the run, and no other is written (FIX-5)`() throws {
        try Tool.withFiles(
            Self.files.merging([Self.path.replacing("en", with: "fi"): "\"a\" = \"A\"\n\"b\" = \"B\";\n"]) { $1 }
        ) {
            folder in
            let file = folder.appending(path: Self.path.replacing("en", with: "fi"))
            try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
            let result = try Tool.run(["check", "--fix"], in: folder)
            #expect(result.status == 3)
            for (path, text) in Self.files { #expect(try Self.text(path, folder) == text) }
        }
    }

    private static func text(_ path: String, _ folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
}

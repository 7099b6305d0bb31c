import Foundation
import Testing

/// `export --update` brings a file up to date that translators work in.
struct ExportUpdateTests {
    private static let before = [
        "en.lproj/L.strings": "/* c */\n\"a\" = \"One\";\n\"b\" = \"Two\";\n\"d\" = \"Four\";\n",
        "fi.lproj/L.strings": "\"a\" = \"Yksi\";\n",
    ]
    private static let after = "/* c */\n\"a\" = \"One!\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n"

    private static func export(_ arguments: [String], in folder: URL) throws -> Tool.Result {
        try Tool.run(["export", "--without-defaults", "--locale", "fi"] + arguments, in: folder)
    }

    private static func text(_ path: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    private static func write(_ text: String, _ path: String, in folder: URL) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }

    @Test(arguments: ["fi.xliff", "fi.po", "fi.csv"])
    func `what a translator has added is not replaced before it was imported`(path: String) throws {
        try Tool.withFiles(Self.before) { folder in
            for _ in 0..<2 { #expect(try Self.export(["-o", path], in: folder).status == 0) }
            let mine = try Self.text(path, in: folder)
                .replacing("<source>Two</source>", with: "<source>Two</source><target>Kaksi</target>")
                .replacing("msgid \"Two\"\nmsgstr \"\"", with: "msgid \"Two\"\nmsgstr \"Kaksi\"")
                .replacing("new,Two,", with: "translated,Two,Kaksi")
            try Self.write(mine, path, in: folder)
            let refused = try Self.export(["-o", path], in: folder)
            #expect(refused.status == 2 && refused.complaints.contains("has 1 translation that the project lacks"))
            #expect(try Self.text(path, in: folder) == mine)
            #expect(try Tool.run(["import", "--without-defaults", path], in: folder).output.contains("1 applied"))
            #expect(try Self.export(["-o", path], in: folder).status == 0)
        }
    }

    @Test func `a translator's XLIFF keeps everything but what is new (N-163 N-164 N-165)`() throws {
        try Tool.withFiles(Self.before) { folder in
            #expect(try Self.export(["-o", "fi.xliff"], in: folder).status == 0)
            let mine = try Self.text("fi.xliff", in: folder)
                .replacing(
                    "<source>Two</source>", with: "<source>Two</source><target x:by='me' xmlns:x='urn:x'>Kaksi</target>"
                )
                .replacing("</file>", with: "<!-- mine --></file>")
            try Self.write(mine, "fi.xliff", in: folder)
            let same = try Self.export(["--update", "-o", "fi.xliff"], in: folder)
            #expect(same.status == 0 && same.output == "fi.xliff: up to date\n")
            #expect(try Self.text("fi.xliff", in: folder) == mine)

            try Self.write(Self.after, "en.lproj/L.strings", in: folder)
            try Self.write(
                "\"a\" = \"Yksi\";\n\"b\" = \"Pari\";\n\"c\" = \"Kolme\";\n", "fi.lproj/L.strings", in: folder)
            let result = try Self.export(["--update", "-o", "fi.xliff"], in: folder)
            #expect(
                result.output == """
                    fi.xliff: note: 'd' is not in the project any more
                    fi.xliff: 1 new, 1 with another source text, 1 not in the project any more

                    """)
            let updated = mine.replacing("<source>One</source>", with: "<source>One!</source>")
                .replacing("<target>Yksi", with: "<target state=\"needs-review-l10n\">Yksi")
            let added = """
                      </trans-unit>
                      <trans-unit id="c" xml:space="preserve">
                        <source>Three</source>
                        <target>Kolme</target>
                        <note/>
                      </trans-unit>
                      <trans-unit id="d"
                """
            #expect(
                try Self.text("fi.xliff", in: folder)
                    == updated.replacing("      </trans-unit>\n      <trans-unit id=\"d\"", with: added))
            let pruned = try Self.export(["--update", "--prune", "-o", "fi.xliff"], in: folder)
            #expect(pruned.status == 0)
            #expect(try !Self.text("fi.xliff", in: folder).contains("id=\"d\""))
            let last = try Self.export(["--update", "-o", "fi.xliff"], in: folder)
            #expect(last.output == "fi.xliff: up to date\n")
        }
    }

    @Test func `a translator's table keeps its columns, order and quotes (N-171)`() throws {
        try Tool.withFiles(Self.before) { folder in
            let mine = """
                who,source,key,file,fi,state\n\
                "me",Two,b,en.lproj/L.strings,Kaksi,translated\n\
                ,"One",a,en.lproj/L.strings,"Yksi",translated\n
                """
            try Self.write(mine, "fi.csv", in: folder)
            try Self.write(Self.after, "en.lproj/L.strings", in: folder)
            let result = try Self.export(["--update", "-o", "fi.csv"], in: folder)
            #expect(result.output == "fi.csv: 1 new, 1 with another source text\n")
            #expect(
                try Self.text("fi.csv", in: folder) == """
                    who,source,key,file,fi,state\n\
                    "me",Two,b,en.lproj/L.strings,Kaksi,translated\n\
                    "",Three,c,en.lproj/L.strings,,new\n\
                    ,"One!",a,en.lproj/L.strings,"Yksi",needs_review\n
                    """)
            let back = try Tool.run(["import", "--without-defaults", "--dry-run", "fi.csv"], in: folder)
            #expect(back.status == 0, "\(back.output)")
        }
    }

    @Test(arguments: ["new", "translated"])
    func `a filled cell of another source text is to be looked at, whatever the state beside it (N-150)`(
        state: String
    ) throws {
        try Tool.withFiles(Self.before) { folder in
            let table = "key,file,state,source,fi\nb,en.lproj/L.strings,\(state),Two,Kaksi\n"
            try Self.write(table, "fi.csv", in: folder)
            try Self.write("\"b\" = \"Two!\";\n", "en.lproj/L.strings", in: folder)
            try Self.write("", "fi.lproj/L.strings", in: folder)
            let result = try Self.export(["--update", "-o", "fi.csv"], in: folder)
            #expect(result.output == "fi.csv: 1 with another source text\n")
            #expect(try Self.text("fi.csv", in: folder).contains("needs_review,Two!,Kaksi\n"))
        }
    }

    @Test func `a table without states keeps the text that a translation was made of (N-150)`() throws {
        try Tool.withFiles(Self.before) { folder in
            let table = "key,file,source,fi\na,en.lproj/L.strings,One,\nb,en.lproj/L.strings,Two,Kaksi\n"
            try Self.write(table, "fi.csv", in: folder)
            try Self.write("\"a\" = \"One!\";\n\"b\" = \"Two!\";\n", "en.lproj/L.strings", in: folder)
            try Self.write("", "fi.lproj/L.strings", in: folder)
            let result = try Self.export(["--update", "-o", "fi.csv"], in: folder)
            #expect(
                result.output
                    == "fi.csv: 1 with another source text, 1 with its old source text, as the file has no states\n")
            #expect(try Self.text("fi.csv", in: folder) == table.replacing("One,", with: "One!,"))
            let back = try Tool.run(["import", "--without-defaults", "--dry-run", "fi.csv"], in: folder)
            #expect(back.output.contains("'b' now reads 'Two!'; check the translation"), "\(back.output)")
        }
    }

    @Test func `a package keeps its other files (N-1)`() throws {
        try Tool.withFiles(Self.before) { folder in
            #expect(try Self.export(["-o", "fi.xcloc"], in: folder).status == 0)
            let contents = try Self.text("fi.xcloc/contents.json", in: folder).replacing(
                "}\n", with: ", \"mine\" : 1 }\n")
            try Self.write(contents, "fi.xcloc/contents.json", in: folder)
            try Self.write("note", "fi.xcloc/mine.txt", in: folder)
            try Self.write(Self.after, "en.lproj/L.strings", in: folder)
            let result = try Self.export(["--update", "--prune", "-o", "fi.xcloc"], in: folder)
            #expect(
                result.output.hasSuffix(
                    "fi.xcloc: 1 new, 1 with another source text, 1 not in the project any more\n"))
            #expect(try Self.text("fi.xcloc/contents.json", in: folder) == contents)
            #expect(try Self.text("fi.xcloc/mine.txt", in: folder) == "note")
            #expect(try Self.text("fi.xcloc/Source Contents/en.lproj/L.strings", in: folder) == Self.after)
            #expect(try Self.text("fi.xcloc/Localized Contents/fi.xliff", in: folder).contains("<source>One!</source>"))
        }
    }

    @Test func `a file that cannot be updated stays as it is`() throws {
        try Tool.withFiles(Self.before) { folder in
            for (name, text, complaint) in [
                ("fi.xliff", "<xliff", "'fi.xliff' cannot be updated: "),
                ("fi.csv", "who,fi\n", "'fi.csv' cannot be updated: the first row names no column 'key'"),
                (
                    "c.csv", "file,key,state,English,fi\nen.lproj/L.strings,a,translated,One,Yksi\n",
                    "'c.csv' cannot be updated: no column is named 'source'; restore its name in the first row, or export"
                ),
                (
                    "sv.xliff",
                    "<xliff version='1.2' xmlns='urn:oasis:names:tc:xliff:document:1.2'><file original='en.lproj/L.strings' "
                        + "source-language='en' target-language='sv'><body/></file></xliff>",
                    "'sv.xliff' is for 'sv', not 'fi'; name another file with --output"
                ),
            ] {
                try Self.write(text, name, in: folder)
                let result = try Self.export(["--update", "-o", name], in: folder)
                #expect(result.status == 2 && result.complaints.contains(complaint), "\(result)")
                #expect(try Self.text(name, in: folder) == text)
            }
            let only = try Self.export(["--update", "--only", "missing", "-o", "x.xliff"], in: folder)
            #expect(only.status == 2 && only.complaints.contains("leave --only out"))
            let prune = try Self.export(["--prune", "-o", "x.xliff"], in: folder)
            #expect(prune.status == 2 && prune.complaints.contains("--prune goes with --update only; add it"))
        }
    }

    @Test func `a folder without texts is no project of one language`() throws {
        for (files, complaint) in [
            (["A.swift": "let a = 1\n"], "no file here holds texts to translate; name a folder that does"),
            (
                ["en.lproj/L.strings": "\"a\" = \"A\";\n"],
                "the project has one language only; name another with --locale"
            ),
        ] {
            try Tool.withFiles(files) { folder in
                let result = try Tool.run(["export", "--without-defaults", "-o", "out"], in: folder)
                #expect(result.status == 2 && result.complaints.contains(complaint), "\(result)")
            }
        }
    }

    @Test func `a language that would not be taken back does not go out`() throws {
        let files = ["en.lproj/L.strings": "\"a\" = \"One\";\n", "pt-BR.lproj/L.strings": "\"a\" = \"Um\";\n"]
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["export", "--without-defaults", "--locale", "pt", "-o", "out"], in: folder)
            #expect(result.status == 2, "\(result)")
            let words = "'pt' is no language of the project; did you mean 'pt-BR'?"
            #expect(result.complaints.contains(words), "\(result)")
            let new = try Tool.run(["export", "--without-defaults", "--locale", "pt-PT", "-o", "out"], in: folder)
            #expect(new.status == 0, "\(new)")
        }
    }

    @Test(arguments: ["A/en.lproj", "A/en.lproj/L.strings"])
    func `a language folder that is asked for is no project's folder (N-6)`(path: String) throws {
        var files: [String: String] = [:]
        for folder in ["A", "B"] {
            files["\(folder)/en.lproj/L.strings"] = "\"a\" = \"One\";\n"
            files["\(folder)/fi.lproj/L.strings"] = "\"a\" = \"Yksi\";\n"
        }
        try Tool.withFiles(files) { folder in
            #expect(try Self.export([path, "-o", "fi.xliff"], in: folder).status == 0)
            #expect(try Self.text("fi.xliff", in: folder).contains("original=\"A/en.lproj/L.strings\""))
            let result = try Tool.run(["import", "--without-defaults", "fi.xliff"], in: folder)
            #expect(result.status == 0 && result.output.contains("0 applied, 1 unchanged"), "\(result.output)")
        }
    }

    @Test func `the output is a folder unless its name is that of a file`() throws {
        try Tool.withFiles(Self.before) { folder in
            for (output, files) in [
                ("out", ["out/fi.xliff"]), ("a.b/", ["a.b/fi.xliff"]), ("x.xlf", ["x.xlf"]), ("x.CSV", ["x.CSV"]),
                ("x.tsv", ["x.tsv"]), ("p.xcloc", ["p.xcloc/contents.json"]), ("texts.xml", ["texts.xml"]),
                ("new/deep", ["new/deep/fi.xliff"]),
            ] {
                let result = try Self.export(["-o", output], in: folder)
                #expect(result.status == 0, "\(result.complaints)")
                for file in files {
                    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path), "\(file)")
                }
            }
            for (name, start) in [("x.CSV", "\u{FEFF}file,key,"), ("x.tsv", "\u{FEFF}file\tkey\t")] {
                #expect(try Data(contentsOf: folder.appendingPathComponent(name)).starts(with: start.utf8))
            }
            #expect(try Tool.run(["import", "--without-defaults", "x.tsv"], in: folder).status == 0)
            for (arguments, complaint) in [
                (["-o", "y.pot"], "the name of 'y.pot' says no format of translators"),
                (["--format", "csv", "-o", "y.xliff"], "'y.xliff' is named like xliff, and --format says csv"),
                (
                    ["--locale", "sv", "-o", "y.xliff"],
                    "'y.xliff' is one file, and there are 2 languages; name a folder"
                ),
            ] {
                let result = try Self.export(arguments, in: folder)
                #expect(result.status == 2 && result.complaints.contains(complaint), "\(result)")
            }
        }
    }

    @Test(arguments: ["fi.xliff", "fi.po", "fi.csv"])
    func `the forms of a key that has one text now are named, and go with --prune (N-43)`(path: String) throws {
        func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
        func catalog(_ english: String) -> String {
            #"{"sourceLanguage":"en","strings":{"n":{"localizations":{"en":\#(english)}}},"version":"1.0"}"#
        }
        let forms = #"{"variations":{"plural":{"one":\#(unit("%lld cup")),"other":\#(unit("%lld cups"))}}}"#
        try Tool.withFiles(["L.xcstrings": catalog(forms)]) { folder in
            #expect(try Self.export(["-o", path], in: folder).status == 0)
            try Self.write(catalog(unit("%lld cups")), "L.xcstrings", in: folder)
            let result = try Self.export(["--update", "--prune", "-o", path], in: folder)
            #expect(
                result.status == 0
                    && result.output.hasSuffix("\(path): 1 new, 2 not in the project any more\n"), "\(result.output)")
            let text = try Self.text(path, in: folder)
            #expect(!text.contains("plural") || path == "fi.po", "\(text)")
            // The entry that goes has the same context, which the new one may have therefore.
            #expect(!text.contains("msgid_plural") && !text.contains("L.xcstrings|==|"), "\(text)")
            #expect(try Self.export(["--update", "-o", path], in: folder).output == "\(path): up to date\n")
        }
    }
}

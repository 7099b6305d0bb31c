import Foundation
import TestSupport
import Testing

/// `init` and `doctor`, as processes see them.
@Suite struct InitCommandTests {
    private static let files = [
        "App/en.lproj/Localizable.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n",
        "App/de.lproj/Localizable.strings": "\"a\" = \"Ä\";\n\"b\" = \"Be\";\n",
        "App/fi.lproj/Localizable.strings": "\"a\" = \"Aa\";\n",
        "App/en.lproj/Counts.strings": "\"n\" = \"{n, plural, one {# file} other {# files}}\";\n",
        "App/de.lproj/Counts.strings": "\"n\" = \"{n, plural, one {# Datei} other {# Dateien}}\";\n",
        "Brands/nova/en.lproj/Localizable.strings": "\"a\" = \"Nova\";\n",
        "Brands/nova/de.lproj/Localizable.strings": "\"a\" = \"Neu\";\n",
        "Journeys/Pay/de.lproj/Localizable.strings": "\"b\" = \"Zahlen\";\n",
        "Journeys/Pay/en.lproj/Localizable.strings": "\"b\" = \"Pay\";\n",
        "tokens/color.json": "{ \"ink\": { \"value\": \"#111111\" }, \"link\": { \"value\": \"{ink}\" } }",
        "Pods/Kit/en.lproj/Kit.strings": "\"k\" = \"K\";\n",
    ]

    @Test func `init writes down what is there, and check takes it as it is`() throws {
        try Tool.withFiles(Self.files) { folder in
            let result = try Tool.run(["init"], in: folder)
            #expect(result.status == 0, "\(result.complaints)")
            #expect(
                result.output
                    == "wrote stateview-l10n.json: 2 required languages, 1 optional; look it through, then run 'stateview-l10n check'\n"
            )
            let text = try String(contentsOf: folder.appending(path: "stateview-l10n.json"), encoding: .utf8)
            for part in [
                "\"sourceLanguage\": \"en\"", "\"required\": [\"de\", \"en\"]", "\"optional\": [\"fi\"]",
                "//   fi 20.0 %",
                "{ \"name\": \"nova\", \"kind\": \"brand\", \"brand\": \"nova\", \"paths\": [\"Brands/nova\"] }",
                "{ \"name\": \"app\", \"kind\": \"app\", \"paths\": [\"App\"] }",
                "{ \"name\": \"Pay\", \"kind\": \"journey\", \"paths\": [\"Journeys/Pay\"] }",
                "\"messages\": [{ \"tables\": [\"Counts\"], \"notation\": \"mf1\" }]",
                "\"dialect\": \"style-dictionary\"",
            ] { #expect(text.contains(part), "\(part) in\n\(text)") }
            let check = try Tool.run(["check"], in: folder)
            for rule in ["configuration", "unmatched-path", "unassigned-file", "unjudged-path", "syntax"] {
                #expect(!check.output.contains("[\(rule)"), "\(check.output)")
            }
            #expect(check.output.contains("note: 'b' has no 'fi' text"))
        }
    }

    @Test func `init changes no configuration that is there, and --print writes none`() throws {
        try Tool.withFiles(Self.files.merging(["stateview-l10n.json": "{}"]) { $1 }) { folder in
            let result = try Tool.run(["init"], in: folder)
            #expect(result.status == 2)
            #expect(result.complaints.contains("is there already; 'doctor' tells what it does"))
            let advice = "accept what is found with 'check --baseline l10n-baseline.json --write-baseline'"
            #expect(try Tool.run(["init", "--baseline"], in: folder).complaints.contains(advice))
            let printed = try Tool.run(["init", "--print"], in: folder)
            #expect(printed.status == 0)
            #expect(printed.output.contains("\"sourceLanguage\": \"en\""))
            #expect(try String(contentsOf: folder.appending(path: "stateview-l10n.json"), encoding: .utf8) == "{}")
        }
    }

    @Test func `--print says what could not be read (CI-40)`() throws {
        try Tool.withFiles(Self.files) { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "App/Gone.strings").path, withDestinationPath: "nowhere")
            let printed = try Tool.run(["init", "--print"], in: folder)
            #expect(printed.status == 3 && printed.output.contains("\"sourceLanguage\": \"en\""), "\(printed)")
            #expect(printed.complaints.contains("cannot read 'App/Gone.strings'"), "\(printed)")
        }
    }

    @Test func `doctor tells interface files that each language has a copy of from those of one`() throws {
        let view = #"<document><label text="Offline" id="a"/></document>"#
        let files = [
            "en.lproj/V.xib": view, "de.lproj/V.xib": view, "en.lproj/W.xib": view, "en.lproj/L.strings": "",
        ]
        try Tool.withFiles(files) { folder in
            let output = try Tool.run(["doctor"], in: folder).output
            for path in ["en.lproj/V.xib", "de.lproj/V.xib"] {
                #expect(output.contains("  \(path): each language has its own copy, whose texts"), "\(output)")
            }
            #expect(output.contains("  en.lproj/W.xib: no language translates it"), "\(output)")
        }
    }

    @Test func `init --baseline makes a build green that only new findings fail`() throws {
        try Tool.withFiles(Self.files) { folder in
            let result = try Tool.run(["init", "--baseline"], in: folder)
            #expect(result.status == 0, "\(result.complaints)")
            #expect(result.complaints.contains("wrote l10n-baseline.json with "))
            #expect(try Tool.run(["check", "--fail-on", "note"], in: folder).status == 0)
            try Data("\"a\" = \"Ä\";\n".utf8).write(to: folder.appending(path: "App/de.lproj/Localizable.strings"))
            #expect(try Tool.run(["check"], in: folder).status == 1)
        }
    }

    @Test func `init --baseline drops nothing that was accepted before`() throws {
        let files = Self.files.merging(["l10n-baseline.json": "{ \"version\": 1, \"entries\": [] }"]) { $1 }
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["init", "--baseline"], in: folder)
            #expect(
                result.status == 2 && result.complaints.contains("'l10n-baseline.json' is there already"), "\(result)")
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "stateview-l10n.json").path))
            #expect(try Tool.run(["init"], in: folder).status == 0)
            let second = try Tool.run(["init", "--baseline"], in: folder)
            #expect(second.status == 2 && second.complaints.contains("--accept RULE"), "\(second)")
        }
    }

    @Test func `init writes no configuration that one language would have for itself`() throws {
        try Tool.withFiles(Self.files) { folder in
            let language = folder.appending(path: "App/de.lproj")
            for (place, argument) in [(folder, ["App/de.lproj"]), (language, [])] {
                let result = try Tool.run(["init"] + argument, in: place)
                #expect(result.status == 2 && result.complaints.contains("name the one above"), "\(result)")
            }
        }
    }

    @Test func `an empty file makes no language required`() throws {
        let files = [
            "en.lproj/L.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n",
            "de.lproj/L.strings": "\"a\" = \"Eins\";\n",
            "en.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"Take photos\";\n",
            "de.lproj/InfoPlist.strings": "",
        ]
        try Tool.withFiles(files) { folder in
            let printed = try Tool.run(["init", "--print"], in: folder)
            #expect(printed.output.contains("\"optional\": [\"de\"]"), "\(printed.output)")
        }
    }

    @Test func `init --baseline says what nobody can accept`() throws {
        let files = ["en.lproj/L.strings": "\"a\" = \"One\";;\n\"b\" = \"Two  words\";\n"]
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["init", "--baseline"], in: folder)
            #expect(result.status == 1 && result.output.contains("[truncated-strings-file]"), "\(result.output)")
            #expect(
                result.complaints.contains("1 finding cannot be accepted; mend it first"), "\(result.complaints)")
        }
    }

    @Test func `a language whose file is damaged stays required`() throws {
        let files = [
            "en.lproj/L.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n",
            "de.lproj/L.strings": "\"a\" = \"Eins\";\n\"b\" = \"Zw",
        ]
        try Tool.withFiles(files) { folder in
            let printed = try Tool.run(["init", "--print"], in: folder)
            #expect(printed.output.contains("\"required\": [\"de\", \"en\"]"), "\(printed.output)")
        }
    }

    @Test func `init writes nothing where there is nothing`() throws {
        try Tool.withFiles(["notes.txt": "x"]) { folder in
            let result = try Tool.run(["init"], in: folder)
            #expect(result.status == 1)
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "stateview-l10n.json").path))
        }
    }

    @Test func `doctor names what is read, what is left out, and why`() throws {
        let files = Self.files.merging([
            "stateview-l10n.json": "{ \"exclude\": [\"Old/**\"], \"locales\": { \"required\": [\"de\"] } }",
            "Old/en.lproj/Localizable.strings": "\"old\" = \"Old\";\n",
        ]) { $1 }
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["doctor"], in: folder)
            for line in [
                "  stateview-l10n.json\n", "  app (app): App/Localizable, 2 keys in 3 languages\n",
                "  de: 100.0 % translated, required\n", "  fi: 20.0 % translated, not asked for\n",
                "  Old: the configuration excludes it\n",
                "  Pods: by its name it holds what others wrote or a build made\n",
                "  'tokens/color.json' is not judged: ", "  stateview-l10n 0.1.0\n",
            ] { #expect(result.output.contains(line), "\(line) in\n\(result.output)") }
            // Tokens that nobody judges are no health.
            #expect(result.status == 1)
        }
    }

    @Test func `doctor names mistakes of the configuration`() throws {
        try Tool.withFiles(["stateview-l10n.json": "{ \"sourceLanguage\": 3 }"]) { folder in
            let result = try Tool.run(["doctor"], in: folder)
            #expect(result.status == 2)
            #expect(result.output.contains("  error: "))
        }
    }

    @Test func `doctor names what the machine lacks, and how to get it`() throws {
        try Tool.withFiles(Self.files) { folder in
            let program = Tool.program.path
            let run = try ProgramRun(["/usr/bin/env", "PATH=/nowhere", program, "doctor"], in: folder)
            let output = String(decoding: run.output, as: UTF8.self)
            #expect(output.contains("git is not here") && output.contains("install it (poppler-utils)"), "\(output)")
        }
    }

    @Test func `folders of tables in different languages are asked for no more than before`() throws {
        let files = [
            "App/en.lproj/L.strings": "\"a\" = \"Save\";\n", "App/da.lproj/L.strings": "\"a\" = \"Gem\";\n",
            "Interface.strings": "\"x\" = \"Two words\";\n",
        ]
        try Tool.withFiles(files) { folder in
            let before = try Tool.run(["check"], in: folder)
            let result = try Tool.run(["init"], in: folder)
            #expect(result.output.hasPrefix("wrote stateview-l10n.json: each folder of tables with its own languages"))
            let after = try Tool.run(["check"], in: folder)
            #expect(before.status == 0 && after.status == 0, "\(after.output)")
        }
    }

    @Test(arguments: [
        ("tokens/color.json", ##"{ "primary": { "value": "#ff0000", "type": "color" } }"##, "style-dictionary"),
        ("tokens/a.tokens.json", ##"{ "ink": { "$type": "color", "$value": "#000000" } }"##, "lenient"),
    ])
    func `tokens in forms of their own are declared, so that they are read from then on`(
        path: String, text: String, dialect: String
    ) throws {
        try Tool.withFiles([path: text]) { folder in
            let made = try Tool.run(["init", "."], in: folder)
            #expect(made.status == 0 && made.output.hasPrefix("wrote stateview-l10n.json: "))
            let written = try String(contentsOf: folder.appendingPathComponent("stateview-l10n.json"), encoding: .utf8)
            #expect(written.contains("\"dialect\": \"\(dialect)\""))
            #expect(try Tool.run(["check", "."], in: folder).status == 0)
        }
    }

    @Test func `a folder whose name is no language is not asked for`() throws {
        let files = ["en", "pr"].map { ("\($0).lproj/L.strings", "\"a\" = \"A\";\n") }
        try Tool.withFiles(Dictionary(uniqueKeysWithValues: files)) { folder in
            let made = try Tool.run(["init", "."], in: folder)
            // The folder is a finding, and the configuration is none.
            let checked = try Tool.run(["check", "."], in: folder)
            #expect(made.status == 0 && checked.status == 1)
        }
    }
}

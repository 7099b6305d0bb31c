import Foundation
import Testing

@Suite struct PseudoExportTests {
    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "files": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}},
          "retry": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Try %@ again"}}}}
        }}
        """

    @Test func `an export into a pseudo-language is translated, and an import puts it into the project`() throws {
        try Tool.withFiles(["Localizable.xcstrings": Self.catalog]) { folder in
            let made = try Tool.run(
                ["message", "--key", "files", "--locale", "en-x-brackets", "--project", ".", "--arg", "1=3"], in: folder
            )
            #expect(made.output.hasPrefix("text       [3 files]\n"), "\(made.output)\(made.complaints)")
            let export = try Tool.run(["export", "--locale", "en-x-brackets", "-o", "pseudo.xliff"], in: folder)
            #expect(export.status == 0, "\(export.complaints)")
            let answer = try Tool.run(["import", "pseudo.xliff", "--project", "."], in: folder)
            #expect(answer.status == 0, "\(answer.complaints)\(answer.output)")
            let retry = try Tool.run(
                [
                    "message", "--key", "retry", "--locale", "en-x-brackets", "--project", ".", "--arg", "1=x",
                    "--target", "plain",
                ], in: folder)
            #expect(retry.output.contains("[Try x again]"))
            let files = try String(contentsOf: folder.appendingPathComponent("Localizable.xcstrings"), encoding: .utf8)
            #expect(files.contains("[%lld file]") && files.contains("[%lld files]"))
        }
    }

    @Test func `texts in ICU's notation are translated, too, unless they have no meaning`() throws {
        let files = [
            "stateview-l10n.json": #"{ "messages": [{ "notation": "mf1" }] }"#,
            "en.lproj/Localizable.strings": """
            "broken" = "{n";
            "files" = "{n, plural, one{# file} other{# files}}";

            """,
        ]
        try Tool.withFiles(files) { folder in
            let export = try Tool.run(["export", "--locale", "en-XA", "-o", "-", "--format", "xliff"], in: folder)
            #expect(export.output.contains("<target>[{n, plural, one{# ƒîļé one} other{# ƒîļéš one two}}]</target>"))
            #expect(!export.output.contains("[{n]"))
        }
    }
}

import Foundation
import Testing

/// One text comes back translated; every other byte of a file, however odd, stays.
@Suite struct ImportPreservationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// The file that is changed, from the project's folder. The text `Vanha` in it is translated anew.
        var path: String
        var text: String
        var others: [String: String] = [:]
        var answer = "xliff"
    }

    private static let strings = """
        /* Header of the file.
           Copyright */

        // A note before
        "first" = "Yksi"; // behind, on the same line
        /* No comment provided by engineer. */
        "title" /* between */ = /* tokens */ "Vanha" /* before the end */ ; /* behind */

        'single' = bare;
        "escaped" = "\\U00e9 \\101 \\"q\\" \\n";
        keyOnly;
        "last" = "Loppu"
        ;
        /* At the end */
        """

    private static let source = """
        "first" = "One";
        "title" = "Offline";
        "single" = "bare thing";
        "escaped" = "\\U00e9 \\101 \\"q\\" \\n";
        "keyOnly" = "keyOnly";
        "last" = "End";

        """

    private static func dictionary(_ files: String) -> String {
        """
        <?xml version='1.0' encoding="utf-8" standalone="yes"?>
        <!-- made by hand -->
        <!DOCTYPE plist PUBLIC "-//Apple Computer//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version = "1.0" >
          <dict >
            <key>files</key><dict>
              <key>n</key>
              <dict>
                <key>NSStringFormatValueTypeKey</key><string>ld</string>
                <!-- rare --><key>other</key><string>\(files) &#37;ld &amp; <![CDATA[<b>]]></string>
                <key>one</key>
                <string>%ld one&#x21;</string>
                <key>NSStringFormatSpecTypeKey</key> <string>NSStringPluralRuleType</string>
              </dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>%#@n@</string>
            </dict>
          </dict>
        </plist><!-- end -->
        """
    }

    /// Spaces of its own, members that nobody knows, a state of tomorrow, and languages that no translator asked for.
    private static let catalog = """
        {
        \t"version": "1.1",
        \t"sourceLanguage": "en",
        \t"x-tool": {"kept": [1, 2.50, null, true]},
        \t"strings": {
        \t\t"title": {
        \t\t\t"x-limit": 20,
        \t\t\t"localizations": {
        \t\t\t\t"sv": {"stringUnit": {"value": "Gammal", "state": "needs_review"}},
        \t\t\t\t"fi": {"stringUnit": {"value": "Vanha", "state": "translated", "x-who": "Aino"}},
        \t\t\t\t"en": {"stringUnit": {"value": "Offline", "state": "translated"}},
        \t\t\t\t"da": {"stringUnit": {"value": "Gammel", "state": "of_tomorrow"}}
        \t\t\t},
        \t\t\t"comment": "Shown \\u0041t the top \\/"
        \t\t},
        \t\t"count": {
        \t\t\t"localizations": {
        \t\t\t\t"en": {
        \t\t\t\t\t"substitutions": {
        \t\t\t\t\t\t"n": {
        \t\t\t\t\t\t\t"variations": {"plural": {
        \t\t\t\t\t\t\t\t"other": {"stringUnit": {"state": "translated", "value": "%arg files of %2$@"}},
        \t\t\t\t\t\t\t\t"one": {"stringUnit": {"state": "translated", "value": "%arg file of %2$@"}}
        \t\t\t\t\t\t\t}},
        \t\t\t\t\t\t\t"formatSpecifier": "lld", "argNum": 1
        \t\t\t\t\t\t}
        \t\t\t\t\t},
        \t\t\t\t\t"stringUnit": {"state": "translated", "value": "%#@n@"}
        \t\t\t\t}
        \t\t\t}
        \t\t}
        \t}
        }

        """

    static let cases =
        ["xliff", "csv"].flatMap { answer in
            [
                Case(
                    testDescription: "N-153 N-154 N-156 comments, quotes and escapes of .strings, by \(answer)",
                    path: "fi.lproj/T.strings", text: strings, others: ["en.lproj/T.strings": source], answer: answer),
                Case(
                    testDescription: "N-157 declaration, comments, order and entities of .stringsdict, by \(answer)",
                    path: "fi.lproj/T.stringsdict", text: dictionary("Vanha"),
                    others: ["en.lproj/T.stringsdict": dictionary("Files")], answer: answer),
                Case(
                    testDescription: "N-45 N-159 N-160 N-161 N-162 members, style and other languages, by \(answer)",
                    path: "T.xcstrings", text: catalog, answer: answer),
            ]
        }

    @Test(arguments: cases) func `all else stays`(test: Case) throws {
        try Tool.withFiles(test.others.merging([test.path: test.text]) { $1 }) { folder in
            let export = try Tool.run(
                ["export", "--format", test.answer, "--locale", "fi", "-o", "out/"], in: folder)
            #expect(export.status == 0, "\(export.output)\(export.complaints)")
            let answer = folder.appendingPathComponent("out/fi.\(test.answer)")
            let untouched = try String(contentsOf: answer, encoding: .utf8)
            #expect(untouched.components(separatedBy: "Vanha").count == 2)
            let back = try Tool.run(["import", "out/fi.\(test.answer)"], in: folder)
            #expect(back.status == 0, "\(back.output)\(back.complaints)")
            #expect(try Self.text(folder, test.path) == test.text)

            try untouched.replacingOccurrences(of: "Vanha", with: "Uusi").write(
                to: answer, atomically: true, encoding: .utf8)
            let result = try Tool.run(["import", "out/fi.\(test.answer)"], in: folder)
            #expect(result.status == 0, "\(result.output)\(result.complaints)")
            #expect(
                try Self.text(folder, test.path) == test.text.replacingOccurrences(of: "Vanha", with: "Uusi"))
            for (path, text) in test.others { #expect(try Self.text(folder, path) == text) }
        }
    }

    @Test func `units are counted, those without a target stay, and a refused one is the exit status (N-5 N-38 N-44)`()
        throws
    {
        let files = [
            "en.lproj/T.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n",
            "fi.lproj/T.strings": "\"a\" = \"Yksi\";\n\"b\" = \"Kaksi\";\n",
        ]
        try Tool.withFiles(files) { folder in
            _ = try Tool.run(["export", "--locale", "fi", "-o", "out/"], in: folder)
            let answer = folder.appendingPathComponent("out/fi.xliff")
            var text = try String(contentsOf: answer, encoding: .utf8)
            text.replace(/<target[^>]*>Kaksi<\/target>/, with: "")
            text = text.replacingOccurrences(of: ">Yksi<", with: ">Eka<")
            try text.write(to: answer, atomically: true, encoding: .utf8)
            let result = try Tool.run(["import", "out/fi.xliff"], in: folder)
            #expect(result.status == 0, "\(result.output)")
            #expect(
                result.output.hasSuffix("1 applied, 0 unchanged, 2 untranslated, 0 skipped, 0 refused\n"),
                "\(result.output)")
            #expect(try Self.text(folder, "fi.lproj/T.strings") == "\"a\" = \"Eka\";\n\"b\" = \"Kaksi\";\n")

            let other = text.replacingOccurrences(of: "id=\"a\"", with: "id=\"nobody\"")
            #expect(other != text)
            try other.write(to: answer, atomically: true, encoding: .utf8)
            #expect(try Tool.run(["import", "out/fi.xliff"], in: folder).status == 1)
        }
    }

    private static func text(_ folder: URL, _ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
}

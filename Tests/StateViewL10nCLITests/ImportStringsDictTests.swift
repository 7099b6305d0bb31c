import Foundation
import Testing

/// Texts with forms in `.stringsdict` files go to the translators and come back.
@Suite struct ImportStringsDictTests {
    private static func file(_ entries: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \(entries)</dict>
        </plist>

        """
    }

    private static func entry(_ key: String, _ forms: [(String, String)]) -> String {
        let forms = forms.map { "\t\t\t<key>\($0)</key>\n\t\t\t<string>\($1)</string>\n" }.joined()
        return """
            \t<key>\(key)</key>
            \t<dict>
            \t\t<key>NSStringLocalizedFormatKey</key>
            \t\t<string>%#@n@</string>
            \t\t<key>n</key>
            \t\t<dict>
            \t\t\t<key>NSStringFormatSpecTypeKey</key>
            \t\t\t<string>NSStringPluralRuleType</string>
            \t\t\t<key>NSStringFormatValueTypeKey</key>
            \t\t\t<string>lld</string>
            \(forms)\t\t</dict>
            \t</dict>

            """
    }

    private static let english = file(
        entry("files", [("one", "%lld file"), ("other", "%lld files")])
            + entry("mails", [("one", "%lld mail"), ("other", "%lld mails")]))
    /// `few` is missing.
    private static let polish = file(
        "\t<!-- checked by Ola -->\n"
            + entry("files", [("one", "%lld plik"), ("many", "%lld plików"), ("other", "%lld pliku")]))

    private static let files = ["en.lproj/T.stringsdict": english, "pl.lproj/T.stringsdict": polish]

    private static func text(_ folder: URL, _ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// Sets the translation of every unit that the closure knows one for, by the unit's id.
    private static func translate(_ folder: URL, _ path: String, _ translation: (String) -> String?) throws {
        let url = folder.appendingPathComponent(path)
        let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "<trans-unit ")
        let result = parts.enumerated().map { number, part -> String in
            guard number > 0, let end = part.range(of: "</source>"),
                let id = part.components(separatedBy: "\"").dropFirst().first,
                let text = translation(id)
            else { return part }
            var part = part
            if let target = part.range(of: "<target[^<]*</target>", options: .regularExpression) {
                part.replaceSubrange(target, with: "<target state=\"translated\">\(text)</target>")
            } else {
                part.insert(contentsOf: "<target state=\"translated\">\(text)</target>", at: end.upperBound)
            }
            return part
        }
        try result.joined(separator: "<trans-unit ").write(to: url, atomically: true, encoding: .utf8)
    }

    @Test func `an export that comes back unchanged changes no byte`() throws {
        for format in ["xliff", "csv"] {
            try Tool.withFiles(Self.files) { folder in
                let export = try Tool.run(["export", "--locale", "pl", "--format", format, "-o", "out/"], in: folder)
                #expect(export.status == 0, "\(export.complaints)")
                let result = try Tool.run(["import", "out/pl.\(format)"], in: folder)
                #expect(result.status == 0, "\(result.output)\(result.complaints)")
                #expect(try Self.text(folder, "pl.lproj/T.stringsdict") == Self.polish)
            }
        }
    }

    @Test func `a translated form changes alone, and a category that was missing is put in`() throws {
        try Tool.withFiles(Self.files) { folder in
            _ = try Tool.run(["export", "--locale", "pl", "-o", "out/"], in: folder)
            try Self.translate(folder, "out/pl.xliff") { id in
                switch id {
                case "/files:dict/n:dict/one:dict/:string": "%lld dokument"
                case "/files:dict/n:dict/few:dict/:string": "%lld pliki"
                default: nil
                }
            }
            let result = try Tool.run(["import", "out/pl.xliff"], in: folder)
            #expect(result.status == 0, "\(result.output)\(result.complaints)")
            let few = "\t\t\t<key>few</key>\n\t\t\t<string>%lld pliki</string>\n"
            let expected = Self.polish.replacingOccurrences(of: "%lld plik<", with: "%lld dokument<")
                .replacingOccurrences(of: "\t\t\t<key>many", with: few + "\t\t\t<key>many")
            #expect(try Self.text(folder, "pl.lproj/T.stringsdict") == expected)
        }
    }

    @Test func `a new entry is put in whole, with the source's format and type`() throws {
        let forms = [("one", "%lld list"), ("few", "%lld listy"), ("many", "%lld listów"), ("other", "%lld listu")]
        for format in ["xliff", "csv"] {
            try Tool.withFiles(Self.files) { folder in
                _ = try Tool.run(["export", "--locale", "pl", "--format", format, "-o", "out/"], in: folder)
                if format == "xliff" {
                    try Self.translate(folder, "out/pl.xliff") { id in
                        forms.first { id == "/mails:dict/n:dict/\($0.0):dict/:string" }?.1
                    }
                } else {
                    let csv = folder.appendingPathComponent("out/pl.csv")
                    var lines = try String(contentsOf: csv, encoding: .utf8).components(separatedBy: "\r\n")
                    for (index, line) in lines.enumerated() where line.contains("mails") {
                        for (category, text) in forms where line.contains("plural.\(category)") {
                            lines[index] = line.replacingOccurrences(of: ",new,", with: ",translated,") + text
                        }
                    }
                    try lines.joined(separator: "\r\n").write(to: csv, atomically: true, encoding: .utf8)
                }
                let result = try Tool.run(["import", "out/pl.\(format)"], in: folder)
                #expect(result.status == 0, "\(result.output)\(result.complaints)")
                let end = "</dict>\n</plist>\n"
                let expected = Self.polish.dropLast(end.count) + Self.entry("mails", forms) + end
                #expect(try Self.text(folder, "pl.lproj/T.stringsdict") == expected)
            }
        }
    }

    @Test func `a language without a file gets one`() throws {
        try Tool.withFiles(Self.files) { folder in
            _ = try Tool.run(["export", "--locale", "da", "-o", "out/"], in: folder)
            try Self.translate(folder, "out/da.xliff") { id in
                id.hasPrefix("/files:dict/n:dict") ? (id.contains("one") ? "%lld fil" : "%lld filer") : nil
            }
            let result = try Tool.run(["import", "out/da.xliff"], in: folder)
            #expect(result.status == 0, "\(result.output)\(result.complaints)")
            let expected = Self.file(Self.entry("files", [("one", "%lld fil"), ("other", "%lld filer")]))
            #expect(try Self.text(folder, "da.lproj/T.stringsdict") == expected)
        }
    }

    @Test(arguments: ["xliff", "csv"])
    func `forms of a device are put in whole`(format: String) throws {
        let mac = Self.entry("x", [("one", "Click %lld time"), ("other", "Click %lld times")])
            .replacingOccurrences(of: "\t<key>x</key>\n", with: "")
        let english = Self.file(
            "\t<key>open</key>\n\t<dict>\n\t<key>NSStringDeviceSpecificRuleType</key>\n\t<dict>\n\t<key>mac</key>\n\(mac)"
                + "\t<key>other</key>\n\t<string>Press</string>\n\t</dict>\n\t</dict>\n")
        try Tool.withFiles(["en.lproj/T.stringsdict": english]) { folder in
            _ = try Tool.run(["export", "--locale", "da", "--format", format, "-o", "out/"], in: folder)
            let url = folder.appendingPathComponent("out/da.\(format)")
            var text = try String(contentsOf: url, encoding: .utf8)
            for (english, danish) in [
                ("Click %lld time", "%lld klik"), ("Click %lld times", "%lld klik i alt"), ("Press", "Tryk"),
            ] {
                if format == "xliff" {
                    text = text.replacingOccurrences(
                        of: "<source>\(english)</source>",
                        with: "<source>\(english)</source><target state=\"translated\">\(danish)</target>")
                } else {
                    text = text.replacingOccurrences(
                        of: "new,\(english),\r\n", with: "translated,\(english),\(danish)\r\n")
                }
            }
            try text.write(to: url, atomically: true, encoding: .utf8)
            let result = try Tool.run(["import", "out/da.\(format)"], in: folder)
            #expect(result.status == 0, "\(result.output)\(result.complaints)")
            let danish = try Self.text(folder, "da.lproj/T.stringsdict")
            let value =
                try unsafe PropertyListSerialization.propertyList(from: Data(danish.utf8), format: nil) as? NSDictionary
            let devices = (value?["open"] as? NSDictionary)?["NSStringDeviceSpecificRuleType"] as? NSDictionary
            let forms = (devices?["mac"] as? NSDictionary)?["n"] as? NSDictionary
            #expect(devices?["other"] as? String == "Tryk")
            #expect((devices?["mac"] as? NSDictionary)?["NSStringLocalizedFormatKey"] as? String == "%#@n@")
            #expect(forms?["one"] as? String == "%lld klik" && forms?["other"] as? String == "%lld klik i alt")
            #expect(try Tool.run(["check", "--fail-on", "note"], in: folder).status == 0)
        }
    }

    @Test func `half an entry is refused with a reason, and nothing is written`() throws {
        try Tool.withFiles(Self.files) { folder in
            _ = try Tool.run(["export", "--locale", "pl", "-o", "out/"], in: folder)
            try Self.translate(folder, "out/pl.xliff") { id in
                id == "/mails:dict/n:dict/one:dict/:string" ? "%lld list" : nil
            }
            let result = try Tool.run(["import", "out/pl.xliff"], in: folder)
            #expect(result.status == 1)
            #expect((result.output + result.complaints).contains("'n' has no translation of 'other'; translate it too"))
            #expect(try Self.text(folder, "pl.lproj/T.stringsdict") == Self.polish)
        }
    }

    @Test func `a form that would break the app is refused, and nothing is written`() throws {
        try Tool.withFiles(Self.files) { folder in
            _ = try Tool.run(["export", "--locale", "pl", "-o", "out/"], in: folder)
            try Self.translate(folder, "out/pl.xliff") { id in
                id == "/files:dict/n:dict/many:dict/:string" ? "%@ plików" : nil
            }
            let result = try Tool.run(["import", "out/pl.xliff"], in: folder)
            #expect(result.status == 1)
            #expect((result.output + result.complaints).contains("[placeholder-type-mismatch]"))
            #expect(try Self.text(folder, "pl.lproj/T.stringsdict") == Self.polish)
        }
    }

    @Test func `what was wrong with other forms before is no reason to refuse one`() throws {
        try Tool.withFiles(Self.files) { folder in
            _ = try Tool.run(["export", "--locale", "pl", "-o", "out/"], in: folder)
            try Self.translate(folder, "out/pl.xliff") { id in
                id == "/files:dict/n:dict/one:dict/:string" ? "%lld dokument" : nil
            }
            let result = try Tool.run(["import", "out/pl.xliff"], in: folder)
            #expect(result.status == 0, "\(result.output)\(result.complaints)")
            #expect(
                try Self.text(folder, "pl.lproj/T.stringsdict")
                    == Self.polish.replacingOccurrences(of: "%lld plik<", with: "%lld dokument<"))
        }
    }

    @Test func `a damaged file is not touched`() throws {
        try Tool.withFiles(Self.files) { folder in
            _ = try Tool.run(["export", "--locale", "pl", "-o", "out/"], in: folder)
            try Self.translate(folder, "out/pl.xliff") { id in id.contains("one") ? "%lld x" : nil }
            let broken = String(Self.polish.dropLast(20))
            try broken.write(
                to: folder.appendingPathComponent("pl.lproj/T.stringsdict"), atomically: true, encoding: .utf8)
            let result = try Tool.run(["import", "out/pl.xliff"], in: folder)
            #expect(result.status == 1)
            #expect(try Self.text(folder, "pl.lproj/T.stringsdict") == broken)
        }
    }

    @Test func `a missing form comes in that names a variable which the file has`() throws {
        func entry(_ words: [(String, String)]) -> String {
            let variables = [("a", words), ("b", [("one", "%2$d b"), ("other", "%2$d bb")])].map { name, forms in
                """
                \t\t<key>\(name)</key>
                \t\t<dict>
                \t\t\t<key>NSStringFormatSpecTypeKey</key>
                \t\t\t<string>NSStringPluralRuleType</string>
                \t\t\t<key>NSStringFormatValueTypeKey</key>
                \t\t\t<string>d</string>
                \(forms.map { "\t\t\t<key>\($0)</key>\n\t\t\t<string>\($1)</string>\n" }.joined())\t\t</dict>

                """
            }
            return "\t<key>n</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>%#@a@</string>\n"
                + variables.joined() + "\t</dict>\n"
        }
        let files = [
            "en.lproj/L.stringsdict": Self.file(entry([("one", "%1$d box, %#@b@"), ("other", "%1$d boxes, %#@b@")])),
            "pl.lproj/L.stringsdict": Self.file(entry([("one", "%1$d x, %#@b@"), ("other", "%1$d xx, %#@b@")])),
            "pl.csv": """
            file,key,variant,source,pl
            en.lproj/L.stringsdict,n,substitutions.a.plural.few,"%1$d boxes, %#@b@","%1$d xf, %#@b@"

            """,
        ]
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["import", "pl.csv"], in: folder)
            #expect(result.output.contains("1 applied"), "\(result.output)\(result.complaints)")
            let polish = try String(
                contentsOf: folder.appendingPathComponent("pl.lproj/L.stringsdict"), encoding: .utf8)
            #expect(polish.contains("<key>few</key>\n\t\t\t<string>%1$d xf, %#@b@</string>"), "\(polish)")
        }
    }
}

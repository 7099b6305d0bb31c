import Foundation
import Testing

/// Messages of several parts come back with some of them only.
struct ImportPartsTests {
    private static func unit(_ text: String) -> String {
        "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
    }

    private static func catalog(_ format: String) -> String {
        """
        { "sourceLanguage" : "en", "strings" : { "found" : { "localizations" : { "en" : {
          "stringUnit" : { "state" : "translated", "value" : "\(format)" },
          "substitutions" : { "birds" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : \(unit("%arg bird")), "other" : \(unit("%arg birds")) } } } } } } } }, "version" : "1.0" }
        """
    }

    private static func dictionary(_ format: String, other: String = "%lld birds") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>found</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
        <key>birds</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld bird</string>
        <key>other</key><string>\(other)</string></dict></dict></dict></plist>
        """
    }

    /// Exports a file, translates the units whose source text the closure knows a text for, and imports it.
    private static func trip(
        _ name: String, _ text: String, format: String = "xliff", _ translation: (String) -> String?,
        _ body: (Tool.Result, URL) throws -> Void
    ) throws {
        try Tool.withFiles([name: text]) { folder in
            let path = "fi." + format
            let export = try Tool.run(["export", "--without-defaults", "--locale", "fi", "-o", path], in: folder)
            #expect(export.status == 0, "\(export.complaints)")
            let url = folder.appendingPathComponent(path)
            var file = try String(contentsOf: url, encoding: .utf8)
            for match in file.matches(of: /<source>([^<]*)<\/source>/).reversed() {
                guard let text = translation(String(match.1)) else { continue }
                file.insert(contentsOf: "<target>\(text)</target>", at: match.range.upperBound)
            }
            try Data(file.utf8).write(to: url)
            try body(try Tool.run(["import", "--without-defaults", path], in: folder), folder)
        }
    }

    @Test func `a text around forms without the forms is refused, and says so (X-32)`() throws {
        let translation = { (text: String) in text.contains("#@") ? text.replacing("found", with: "näki") : nil }
        try Self.trip("T.xcstrings", Self.catalog("%1$@ found %#@birds@"), translation) { result, _ in
            #expect(
                result.output.contains(
                    "error: the forms of 'birds' have no translation; translate them too [undefined-variable]"),
                "\(result.output)")
            #expect(result.status == 1 && !result.output.contains("mixed"))
        }
        let dictionary = Self.dictionary("%1$@ found %2$#@birds@")
        try Self.trip("en.lproj/T.stringsdict", dictionary, translation) { result, _ in
            #expect(
                result.output.contains(
                    "error: the forms of 'birds' in 'found' have no translation; translate them too "
                        + "[invalid-stringsdict-entry]"), "\(result.output)")
        }
    }

    @Test func `forms without the text around them are refused, and say so (X-30)`() throws {
        let translation = { (text: String) in text.contains("#@") ? nil : "%2$lld lintua" }
        try Self.trip("T.xcstrings", Self.catalog("%1$@ found %#@birds@"), translation) { result, _ in
            #expect(
                result.output.contains(
                    "error: the text around the forms of 'found' has no translation; translate it too "
                        + "[invalid-variation-nesting]"), "\(result.output)")
            #expect(result.status == 1)
        }
        try Self.trip("en.lproj/T.stringsdict", Self.dictionary("%1$@ found %2$#@birds@"), translation) { result, _ in
            #expect(
                result.output.contains("error: the format of 'found' has no translation; translate it too"),
                "\(result.output)")
        }
    }

    @Test func `a text around forms that says nothing in words comes along (X-30)`() throws {
        let translation = { (text: String) in text.contains("#@") ? nil : "%2$lld lintua" }
        try Self.trip("T.xcstrings", Self.catalog("%1$@: %#@birds@"), translation) { result, folder in
            #expect(result.status == 0 && result.output.contains("changed T.xcstrings: 2 units"), "\(result.output)")
            let check = try Tool.run(["check", "--without-defaults", "--locale", "fi", "T.xcstrings"], in: folder)
            #expect(check.status == 0, "\(check.output)")
            let text = try String(contentsOf: folder.appendingPathComponent("T.xcstrings"), encoding: .utf8)
            #expect(text.components(separatedBy: "%1$@: %#@birds@").count == 3, "\(text)")
        }
    }

    @Test(arguments: ["xliff", "csv"])
    func `a form that is empty in the source is empty in a new language`(_ format: String) throws {
        let files = ["en.lproj/T.stringsdict": Self.dictionary("%1$@ found %2$#@birds@", other: "")]
        try Tool.withFiles(files) { folder in
            _ = try Tool.run(["export", "--without-defaults", "--locale", "fi", "-o", "fi." + format], in: folder)
            let url = folder.appendingPathComponent("fi." + format)
            var file = try String(contentsOf: url, encoding: .utf8)
            for (english, finnish) in [
                ("%1$@ found %2$#@birds@", "%1$@ näki: %2$#@birds@"), ("%lld bird", "%lld lintu"),
            ] {
                file =
                    format == "csv"
                    ? file.replacing(",\(english),", with: ",\(english),\(finnish)")
                    : file.replacing(
                        "<source>\(english)</source>", with: "<source>\(english)</source><target>\(finnish)</target>")
            }
            try Data(file.utf8).write(to: url)
            let result = try Tool.run(["import", "--without-defaults", "fi." + format], in: folder)
            #expect(result.status == 0 && result.output.contains("3 applied"), "\(result.output)")
            let text = try String(contentsOf: folder.appendingPathComponent("fi.lproj/T.stringsdict"), encoding: .utf8)
            #expect(text.contains("<key>other</key>") && text.contains("<string></string>"), "\(text)")
            // As long as nothing is translated, nothing is empty either.
            _ = try Tool.run(["export", "--without-defaults", "--locale", "sv", "-o", "sv." + format], in: folder)
            let untouched = try Tool.run(["import", "--without-defaults", "sv." + format], in: folder)
            #expect(untouched.status == 0 && untouched.output.contains("0 applied"), "\(untouched.output)")
        }
    }

    @Test func `what is wrong with a table of the same name elsewhere keeps no unit out`() throws {
        let catalog = Self.catalog("%1$@ found %#@birds@")
        let files = ["T.xcstrings": catalog, "old/fi.lproj/T.strings": "\"found\" = \"%1$@ näki %2$#@birds@\";\n"]
        try Tool.withFiles(files) { folder in
            let export = ["export", "--without-defaults", "--locale", "fi", "-o", "fi.xliff", "T.xcstrings"]
            #expect(try Tool.run(export, in: folder).status == 0)
            let url = folder.appendingPathComponent("fi.xliff")
            var file = try String(contentsOf: url, encoding: .utf8)
            for match in file.matches(of: /<source>([^<]*)<\/source>/).reversed() {
                file.insert(contentsOf: "<target>\(match.1)</target>", at: match.range.upperBound)
            }
            try Data(file.utf8).write(to: url)
            let result = try Tool.run(["import", "--without-defaults", "fi.xliff"], in: folder)
            #expect(result.status == 0 && result.output.contains("3 applied"), "\(result.output)")
        }
    }
}

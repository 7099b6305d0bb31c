import Foundation
import Testing

/// What Foundation does with texts, and that nothing here is built on it.
@Suite struct FoundationLookupTests {
    @Test func `Foundation's own look-up (O-1 O-3)`() throws {
        let files = [
            "en.lproj/Localizable.strings": "\"k\" = \"usual\";\n", "en.lproj/Other.strings": "\"k\" = \"other\";\n",
        ]
        try Tool.withFiles(files) { folder in
            let bundle = try #require(Bundle(path: folder.path))
            for table in [nil, "", "Localizable"] {
                #expect(bundle.localizedString(forKey: "k", value: nil, table: table) == "usual")
            }
            #expect(bundle.localizedString(forKey: "k", value: nil, table: "Other") == "other")
            // An empty value cannot tell that the key is absent.
            #expect(bundle.localizedString(forKey: "absent", value: "", table: nil) == "absent")
            #expect(bundle.localizedString(forKey: "absent", value: "-", table: nil) == "-")
            let found = try Tool.run(["explain-key", "k"], in: folder)
            #expect(found.output.hasPrefix("k in en: 'usual'\n"), "\(found.output)")
            #expect(
                try Tool.run(["explain-key", "absent"], in: folder).output.hasPrefix("absent in en: no text in any"))
        }
    }

    @Test func `no source looks texts up, formats them or chooses languages with Foundation (SD-48 O-19 MG-8 I-25)`()
        throws
    {
        let calls = [
            "Bundle.", "Bundle(", "NSLocalizedString", "localizedString(", "String(format:", "preferredLocalizations",
            "localizedStringWithFormat", "NumberFormatStyle", "DateFormatter()", "ByteCountFormat", "NSLocale",
            "Locale.current",
        ]
        let sources = Tool.root.appendingPathComponent("Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            // Code that is written for apps.
            if file.lastPathComponent == "AccessorSupport.swift" { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for line in text.split(separator: "\n") where !line.drop(while: \.isWhitespace).hasPrefix("//") {
                // A text is an example, or the name of what others call.
                let code = line.replacing(##/#".*?"#|"(?:\\.|[^"\\])*"/##, with: "")
                for call in calls {
                    // Names of our own types end in the same words.
                    for place in code.ranges(of: call) where code[..<place.lowerBound].last?.isLetter != true {
                        Issue.record("\(file.lastPathComponent): \(line)")
                    }
                }
            }
        }
        #expect(count > 300)
    }
}

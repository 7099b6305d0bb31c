import L10nSource

/// A file of XML that declares an entity.
enum ForbiddenXMLEntity: CheckRule {
    static let info = RuleInfo(
        "forbidden-xml-entity", .syntax, .error,
        summary: "An XML file declares an entity. It is never put in, and the file is not read.",
        why: "Entities can pull in other files, or grow a few bytes into gigabytes; the app refuses the whole file.",
        isHard: true, precision: .veryHigh,
        bad: [
            RuleExample(
                "en.lproj/Localizable.stringsdict",
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist [
                <!ENTITY app "Bank">
                ]>
                <plist version="1.0"><dict><key>welcome</key><string>&app;</string></dict></plist>

                """)
        ],
        good: [
            RuleExample(
                "en.lproj/Localizable.stringsdict",
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>welcome</key><string>Bank</string></dict></plist>

                """)
        ],
        sources: ["checks.md 2.1 and P-14", "CFPropertyList.c, skipDTD", "OWASP, XML external entity prevention"])
}

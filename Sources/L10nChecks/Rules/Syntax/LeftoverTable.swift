import L10nCatalog
import L10nSource

/// A table with the name that a program gives to a copy of another table.
enum LeftoverTable: CheckRule {
    static let rule = Rule.leftoverTable

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n"),
                RuleExample("en.lproj/Localizable 2.strings", "\"retry\" = \"Try again\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Try again\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n"),
            ])
    }

    /// A copy beside the table that it is one of.
    struct Case {
        let site: TableSite
        let original: String

        var finding: Diagnostic {
            let files = site.table.columns.map(\.fragment.source)
            return Diagnostic(
                .leftoverTable, message(site.table.name, original), at: files[0].span(SourceRange(at: 0)),
                subject: site.subject(),
                notes: files.dropFirst().map { DiagnosticNote("another file of it", at: $0.span(SourceRange(at: 0))) })
        }
    }

    private static let endings = [
        ".orig", ".bak", ".backup", "-backup", "_backup", " backup", ".old", "-old", "_old", " old", " copy", "-copy",
        "_copy",
        "~",
    ]
    /// What `git mergetool` puts before the number of a process, and Syncthing before a day.
    private static let marks = ["_BACKUP_", "_BASE_", "_LOCAL_", "_REMOTE_", ".sync-conflict-"]

    /// The name that a copy of the form `Localizable 2`, `Localizable copy 2`, `Localizable (1)`,
    /// `Localizable (Ann's conflicted copy 2024-05-01)`, `Localizable.orig` or `Localizable_LOCAL_4711` was made from.
    static func original(of name: String) -> String? {
        if name.last == ")", let open = name.lastIndex(of: "(") {
            let remark = name[name.index(after: open)...].dropLast().lowercased()
            guard remark.contains("conflict") || remark.contains("copy") || remark.allSatisfy(\.isNumber) else {
                return nil
            }
            return withoutSpaces(name[..<open])
        }
        for mark in marks {
            if let range = name.firstRange(of: mark), name[range.upperBound...].first?.isNumber == true {
                return String(name[..<range.lowerBound])
            }
        }
        var stem = name[...]
        while stem.last?.isNumber == true { stem.removeLast() }
        let isNumbered = stem.endIndex < name.endIndex && stem.last == " "
        // Digits without a space before them are part of the name, as in `Errors404`.
        if isNumbered { stem.removeLast() } else { stem = name[...] }
        let lowercased = stem.lowercased()
        if let ending = endings.first(where: lowercased.hasSuffix) { return String(stem.dropLast(ending.count)) }
        return isNumbered ? String(stem) : nil
    }

    private static func withoutSpaces(_ text: Substring) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

extension LeftoverTable {
    fileprivate static func message(_ name: String, _ original: String) -> String {
        "\(Wording.quoted(name)) looks like a left-over copy of table \(Wording.quoted(original)); merge or delete it"
    }
}

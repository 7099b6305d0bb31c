#if SourceScan
import L10nSource
import L10nUsage
import SwiftUsage

/// What files of Swift ask for, each use as a line: `lookup key @Table =default (values)`.
enum UsesOfSwift {
    static func uses(_ files: String..., functions: [String] = []) -> [String] {
        usage(files, functions: functions).uses.filter { $0.kind != .mention }.map(line)
    }

    static func uses(_ files: [String], tables: [SymbolTable]) -> [String] {
        usage(files, tables: tables).uses.filter { $0.kind != .mention }.map(line)
    }

    static func uses(_ files: [String], insertions: [String: InsertionStyle]) -> [String] {
        let insertions = insertions.sorted { $0.key < $1.key }.compactMap { name, style in
            NamedFunction(name).map { ValueInsertion($0, style) }
        }
        return usage(files, insertions: insertions).uses.filter { $0.kind != .mention }.map(line)
    }

    static func mentions(_ files: String...) -> [String] {
        usage(files).uses.filter { $0.kind == .mention }.map { text($0.key) }
    }

    static func dynamic(_ files: String...) -> Int { usage(files).dynamic.count }

    static func usage(
        _ files: [String], functions: [String] = [], insertions: [ValueInsertion] = [], tables: [SymbolTable] = []
    ) -> CodeUsage {
        let facts = files.enumerated().map { number, text in
            SwiftReader.facts(of: SourceFile(path: "File\(number).swift", text: text))
        }
        return UsageLinker.usage(
            of: facts, functions: functions.compactMap { NamedFunction($0) }, insertions: insertions, tables: tables)
    }

    private static func line(_ use: KeyUse) -> String {
        var line = use.kind == .optional ? "optional " : ""
        line += text(use.key)
        switch use.table {
        case .named("Localizable"): break
        case .named(let name): line += " @\(name)"
        case .any: line += " @?"
        }
        if let text = use.defaultText { line += " =\(self.text(text))" }
        if let values = use.values { line += " (\(values.map { "\($0)" }.joined(separator: ", ")))" }
        return line
    }

    private static func text(_ pattern: KeyPattern) -> String {
        pattern.parts.map { part in
            switch part {
            case .text(let text): text
            case .specifier(let specifier): specifier ?? "<%>"
            case .anything: "<*>"
            }
        }.joined()
    }
}
#endif

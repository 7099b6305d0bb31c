import DesignTokens
import L10nProject
import L10nReporting
import L10nSource
import TokenThemes
import TokenTools

/// The tokens that stand in some permutations only, with where they do and where not.
struct TokenParity {
    private let theme: RequestedTheme
    private var rows: [(path: TokenPath, present: String, missing: String)] = []

    init(_ theme: RequestedTheme, _ pattern: TokenPattern?) {
        self.theme = theme
        var scan = ThemeScan(theme.theme.theme)
        for path in theme.theme.theme.tokens.paths where pattern?.matches(path) ?? true {
            let handle = scan.handle(path)
            var found: (present: [ThemePermutation], missing: [ThemePermutation]) = ([], [])
            scan.forEach([handle]) { scan in
                if scan.contains(handle) {
                    found.present.append(scan.permutation)
                } else {
                    found.missing.append(scan.permutation)
                }
            }
            guard !found.present.isEmpty, !found.missing.isEmpty else { continue }
            rows.append(
                (
                    path, scan.condition(found.present, of: [handle]).names,
                    scan.condition(found.missing, of: [handle]).names
                ))
        }
    }

    var table: String {
        guard !rows.isEmpty else { return "every token stands in all contexts\n" }
        return TokenTable.text(
            [["token", "stands in", "is missing in"]] + rows.map { [$0.path.text, $0.present, $0.missing] })
    }

    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.tokenHead(theme)
            writer.member("uneven") { writer in
                writer.array(rows) { writer, row in
                    writer.object { writer in
                        writer.member("path", row.path.text)
                        writer.member("standsIn", row.present)
                        writer.member("isMissingIn", row.missing)
                    }
                }
            }
        }
        writer.endLine()
        return writer.output
    }
}

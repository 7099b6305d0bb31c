import DesignTokens
import TokenThemes
import TokenTools

/// Where a typography is large text as WCAG 2.2 counts it, and where it is not: its colors have other minima there (TY-7).
struct LargeTextDifference {
    /// Such as `tori or dba`.
    let large: String
    let normal: String

    /// Nil for other tokens, and where all contexts agree.
    init?(_ path: TokenPath, _ scan: inout ThemeScan) {
        let handle = scan.handle(path)
        var found: (large: [ThemePermutation], normal: [ThemePermutation]) = ([], [])
        scan.forEach([handle]) { scan in
            guard let style = scan.value(handle)?.typography else { return }
            if LargeText.covers(size: style.fontSize.points(), weight: style.fontWeight.number) {
                found.large.append(scan.permutation)
            } else {
                found.normal.append(scan.permutation)
            }
        }
        guard !found.large.isEmpty, !found.normal.isEmpty else { return nil }
        large = scan.condition(found.large, of: [handle]).names
        normal = scan.condition(found.normal, of: [handle]).names
    }
}

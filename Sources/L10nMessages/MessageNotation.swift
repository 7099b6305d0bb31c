/// How a text writes the holes that arguments fill.
package enum MessageNotation: String, Sendable, Hashable, Codable, CaseIterable {
    /// Never formatted: every character stands for itself.
    case plain
    /// Apple's formats: `%@`, `%1$ld`, `%#@days@`. Braces are text.
    case printf
    /// The leaf of a catalog substitution: as `printf`, and `%arg` stands for the value that selected the leaf.
    case substitution
    /// Named holes, `{name}`, as state-view texts have them. Percent signs are text.
    case named
    /// Formats and named holes in one text.
    case printfAndNamed
    /// A text of a String Catalog: as `printfAndNamed`, and a format may name its argument, `%(count)lld` (PF-65).
    case catalog
    /// ICU's MessageFormat 1: `{name}`, `{count, plural, one{…} other{…}}`. Percent signs are text.
    case icu

    /// Whether a percent sign can start a placeholder.
    @inlinable
    package var readsPercent: Bool {
        switch self {
        case .printf, .substitution, .printfAndNamed, .catalog: true
        case .plain, .named, .icu: false
        }
    }

    /// Whether a brace can start a placeholder.
    @inlinable
    package var readsBraces: Bool {
        switch self {
        case .named, .printfAndNamed, .catalog, .icu: true
        case .plain, .printf, .substitution: false
        }
    }

    /// Whether a format can name its argument, as in String Catalogs alone: no run time reads such a name (PF-65).
    package var readsArgumentNames: Bool { self == .catalog || self == .substitution }
}

/// How the texts of a key are written: their notation, and what apostrophes do in ICU's.
package struct MessageSyntax: Hashable, Sendable {
    package var notation: MessageNotation
    package var apostrophes: ICUApostrophes

    package init(_ notation: MessageNotation, apostrophes: ICUApostrophes = .doubleOptional) {
        self.notation = notation
        self.apostrophes = apostrophes
    }
}

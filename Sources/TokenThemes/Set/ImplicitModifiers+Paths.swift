import DesignTokens
internal import L10nSource
import L10nSyntax

extension ImplicitModifiers {
    /// Joins files of which the names of folders and files say what brand and scheme they are for: two choices where
    /// there are files for all combinations, else one choice of those that there are.
    init(byPaths files: [TokenFile], dialect: TokenDialect) {
        let all = files.map(\.path)
        let shared = SharedFolder(of: all)
        let paths = all.map { shared.relative($0) }
        let conditions = PathConditions(
            zip(paths, files).map { path, file in
                let tokens = file.nodes.indices.filter { file.nodes[$0].kind == .token }
                return PathConditions.Input(
                    path: path, tokens: Set(tokens.map { file.path(of: $0).text }), references: file.referredPaths)
            })
        // What no name tells apart may be told apart by what it defines.
        guard let first = files.first?.nodes.first?.nameSpan, conditions.themes.count > 1 else {
            self.init(files, .all, dialect: dialect)
            if conditions.hasTooMany, let first = files.first?.nodes.first?.nameSpan { reportBrandLimit(at: first) }
            return
        }
        let choices = ChoicesByPaths(files: files, conditions: conditions, place: first)
        let (modifiers, sources) = choices.areIndependent ? choices.brandAndScheme : choices.theme
        self.init(modifiers: modifiers, sources: sources, dialect: dialect)
        prepend(files.indices.filter { !conditions.isConditional($0) }.map { files[$0] })
    }
}

/// The choices among files of several themes.
private struct ChoicesByPaths {
    typealias Choices = (modifiers: [ThemeModifier], sources: [TokenSource])

    let files: [TokenFile]
    let conditions: PathConditions
    /// Where the choices stand, and a context that no file is for.
    let place: SourceSpan

    /// Two choices are independent only where there are files for each pair.
    var areIndependent: Bool {
        let (brands, schemes) = (conditions.brands.count, conditions.schemes.count)
        return brands > 1 && schemes > 1 && conditions.themes.count == brands * schemes
    }

    /// One choice among all themes.
    var theme: Choices {
        let contexts = conditions.themes.map { [$0.name, $0.scheme].compactMap(\.self).joined(separator: "-") }
        let indices = conditions.themes.map { included([$0]) }
        let name = conditions.brands.isEmpty ? "scheme" : conditions.schemes.isEmpty ? conditions.brandName : "theme"
        let sources = zip(contexts, indices).enumerated().flatMap { number, context in
            conditions.sorted(context.1).map { index in
                TokenSource(
                    file: files[index], list: "modifiers.\(name).\(context.0)", modifier: 0, context: number)
            }
        }
        return ([modifier(name, contexts, indices)], sources)
    }

    /// A choice of the brand and one of the scheme.
    var brandAndScheme: Choices {
        let (brands, schemes) = (conditions.brands, conditions.schemes)
        let pairs = brands.map { brand in
            schemes.compactMap { scheme in
                conditions.themes.first { $0.name == brand && $0.scheme == scheme }
            }
        }
        var sources: [TokenSource] = []
        for index in conditions.sorted(files.indices.filter { conditions.isConditional($0) }) {
            /// The schemes of each brand that a file is for.
            let own = pairs.map { themes in themes.indices.filter { conditions.includes(index, in: themes[$0]) } }
            if let shared = own.first, shared.count < schemes.count, own.allSatisfy({ $0 == shared }) {
                sources += shared.map {
                    TokenSource(file: files[index], list: "modifiers.scheme.\(schemes[$0])", modifier: 1, context: $0)
                }
                continue
            }
            for (number, own) in own.enumerated() where !own.isEmpty {
                // A file of all schemes depends on the brand alone; another one takes part once for each of its schemes.
                let others: [(modifier: Int, context: Int)?] = own.count == schemes.count ? [nil] : own.map { (1, $0) }
                let list = "modifiers.\(conditions.brandName).\(brands[number])"
                sources += others.map {
                    TokenSource(file: files[index], list: list, modifier: 0, context: number, other: $0)
                }
            }
        }
        func indices(_ isMeant: (PathConditions.Condition) -> Bool) -> [Int] {
            included(conditions.themes.filter(isMeant))
        }
        let modifiers = [
            modifier(conditions.brandName, brands, brands.map { brand in indices { $0.name == brand } }),
            modifier("scheme", schemes, schemes.map { scheme in indices { $0.scheme == scheme } }),
        ]
        return (modifiers, sources)
    }

    /// A modifier with the place of the first file of each context.
    private func modifier(_ name: String, _ contexts: [String], _ indices: [[Int]]) -> ThemeModifier {
        ThemeModifier(
            name: name, contexts: contexts, defaultContext: UsualContext.name(among: contexts), span: place,
            contextSpans: indices.map { $0.first.flatMap { files[$0].nodes.first?.nameSpan } ?? place },
            hasSources: indices.map { !$0.isEmpty })
    }

    /// The files that are for one of these themes, and not for all.
    private func included(_ themes: [PathConditions.Condition]) -> [Int] {
        files.indices.filter { index in
            conditions.isConditional(index) && themes.contains { conditions.includes(index, in: $0) }
        }
    }
}

extension TokenFile {
    /// The paths of tokens that its values name in braces, as Style Dictionary writes them.
    fileprivate var referredPaths: Set<String> {
        var paths: Set<String> = []
        for value in nodes.compactMap(\.value) {
            for text in value.descendants.compactMap(\.string) where text.utf8.contains(0x7B) {
                for part in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
                    let path = part.prefix { $0 != "}" }.filter { $0 != " " }.split(separator: ".")
                    paths.insert((path.last == "value" ? path.dropLast() : path[...]).joined(separator: "."))
                }
            }
        }
        return paths
    }
}

import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// Finds the choices that token files imply where no resolver document states any.
///
/// There are three forms: a value for each mode in the `$extensions.mode` of a token, a file for each mode, which Figma
/// writes with the name of the mode in `com.figma.modeName` (TL-7, TL-8), and files that define the same tokens.
struct ImplicitModifiers {
    /// Which files may be contexts of one modifier.
    enum Variants {
        /// Those that name a mode.
        case withModes
        /// Any that define much the same tokens.
        case all
    }

    var modifiers: [ThemeModifier] = []
    var sources: [TokenSource] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Where files define a token differently without being contexts of one modifier.
    private(set) var overlaps: [Diagnostic] = []
    let dialect: TokenDialect
    /// The names of modifiers that are collections of Figma, each with modes of its own.
    private var collections: Set<String> = []
    /// The names of modifiers that are there besides.
    private var taken: Set<String> = []

    init(modifiers: [ThemeModifier], sources: [TokenSource], dialect: TokenDialect) {
        self.modifiers = modifiers
        self.sources = sources
        self.dialect = dialect
    }

    init(_ files: [TokenFile], _ variants: Variants?, dialect: TokenDialect, besides taken: Set<String> = []) {
        self.dialect = dialect
        self.taken = taken
        var conditions: [Int: (modifier: Int, context: Int)] = [:]
        var bases: [Int] = []
        /// The files that override those of their scheme where more contrast is chosen.
        var overlays: [Int] = []
        if let variants {
            let choices = choices(files, variants)
            for choice in choices {
                let own = choice.files.map { files[$0] }
                if !choice.hasBase, let known = known(own) {
                    for (file, context) in zip(choice.files, known.contexts) {
                        conditions[file] = (known.modifier, context)
                    }
                    noteFiles(own, hasBase: false, [modifiers[known.modifier].name])
                    continue
                }
                if !choice.hasBase, let pairs = Self.contrastPairs(own, of: choices.count) {
                    let scheme = add(own, pairs)
                    for (file, cell) in zip(choice.files, pairs.cells) {
                        conditions[file] = (scheme, cell.scheme)
                        if cell.isMore { overlays.append(file) }
                    }
                    continue
                }
                for (context, file) in choice.files.enumerated() { conditions[file] = (modifiers.count, context) }
                if choice.hasBase, let base = choice.files.first {
                    conditions[base] = nil
                    bases.append(base)
                }
                add(own, hasBase: choice.hasBase)
            }
        }
        let plain = files.indices.filter { conditions[$0] == nil }.map { files[$0] }
        let inner = addInnerModes(of: plain)
        // What contexts override comes before them, whatever it is called.
        for index in bases + files.indices.filter({ !bases.contains($0) && !overlays.contains($0) }) + overlays {
            if let (modifier, context) = conditions[index] {
                let isOverlay = overlays.contains(index)
                append(files[index], modifier, context, other: isOverlay ? (modifier: modifier + 1, context: 1) : nil)
            } else if let inner {
                append(files[index], split: inner)
            } else {
                sources.append(TokenSource(file: files[index]))
            }
        }
    }

    /// Adds the choices among files that no name tells apart, which come before those that names do.
    mutating func prepend(_ files: [TokenFile]) {
        let others = ImplicitModifiers(files, .all, dialect: dialect, besides: Set(modifiers.map(\.name)))
        let own = others.sources.map { source in
            var source = source
            if source.modifier >= 0 { source.modifier += modifiers.count }
            source.other = source.other.map { (modifier: $0.modifier + modifiers.count, context: $0.context) }
            return source
        }
        modifiers += others.modifiers
        sources = own + sources
        diagnostics += others.diagnostics
    }

    private mutating func append(
        _ file: TokenFile, _ number: Int, _ context: Int, other: (modifier: Int, context: Int)? = nil
    ) {
        let modifier = modifiers[number]
        sources.append(
            TokenSource(
                file: file, list: "modifiers.\(modifier.name).\(modifier.contexts[context])", modifier: number,
                context: context, other: other))
    }

    /// A name that no other modifier has.
    func freeName(_ name: String) -> String {
        var result = name
        var number = 2
        while taken.contains(result) || modifiers.contains(where: { $0.name == result }) {
            result = "\(name)\(number)"
            number += 1
        }
        return result
    }
}

// MARK: - A file for each mode

extension ImplicitModifiers {
    /// The files that are contexts of one modifier.
    private struct Choice {
        /// By their numbers.
        var files: [Int]
        /// Whether the first always counts, and is the context where none of the others overrides it.
        var hasBase: Bool
    }

    private mutating func choices(_ files: [TokenFile], _ variants: Variants) -> [Choice] {
        var groups = OverlappingFiles(files) { variants == .all || Self.modeName($0) != nil }.groups
        if variants == .all { groups.removeAll { $0.differences.isEmpty } }
        // One more modifier is kept free for the modes in tokens.
        var result: [Choice] = []
        for group in groups {
            let names = group.files.map { Self.contextName(files[$0]) }
            let areModes = group.files.allSatisfy { Self.modeName(files[$0]) != nil }
            let areContexts =
                variants == .withModes || group.isSame
                || group.isEven && (areModes || dialect == .styleDictionary || ContextWords.areChoices(names))
            if areContexts, Set(names).count == names.count, result.count < ModifierSet.limit - 1 {
                let base = areModes || group.isSame ? nil : Self.base(of: group, files)
                let others = group.files.filter { $0 != base }
                result.append(Choice(files: [base].compactMap(\.self) + others, hasBase: base != nil))
            } else if !areModes, result.count < ModifierSet.limit - 1, let choice = overriding(group, files) {
                result.append(choice)
            } else if let overlap = group.finding(files) {
                overlaps.append(overlap)
            }
        }
        // Where some files are called by the schemes alone, so are the contexts.
        let plain = result.filter { $0.files.allSatisfy { ContextWords.isScheme(Self.contextName(files[$0])) } }
        return plain + result.filter { !$0.files.allSatisfy { ContextWords.isScheme(Self.contextName(files[$0])) } }
    }

    /// The files of a group as contexts over its base, where these override much the same small part of it.
    private func overriding(_ group: OverlappingFiles.Group, _ files: [TokenFile]) -> Choice? {
        guard let base = Self.base(of: group, files) else { return nil }
        let others = group.files.filter { $0 != base }
        let names = others.map { Self.contextName(files[$0]) }
        guard Set(names).count == names.count, dialect == .styleDictionary || ContextWords.areChoices(names) else {
            return nil
        }
        let inner = OverlappingFiles(others.map { files[$0] }) { _ in true }.groups
        guard inner.count == 1, inner[0].files.count == others.count, inner[0].isEven, !inner[0].differences.isEmpty
        else { return nil }
        return Choice(files: [base] + others, hasBase: true)
    }

    /// The modifier that says what these files are for, and their contexts: `elevation.dark` is for the same as `color.dark`.
    private func known(_ files: [TokenFile]) -> (modifier: Int, contexts: [Int])? {
        guard files.allSatisfy({ Self.modeName($0) == nil }) else { return nil }
        let names = files.map { Self.contextName($0).lowercased() }
        for (number, modifier) in modifiers.enumerated() where !collections.contains(modifier.name) {
            let contexts = modifier.contexts.map { $0.lowercased() }
            let isSame = Set(names) == Set(contexts)
            let found = names.compactMap { name in
                contexts.firstIndex { isSame ? $0 == name : ContextWords.areOfOneScheme($0, name) }
            }
            if Set(found).count == names.count { return (number, found) }
        }
        return nil
    }

    /// - Parameter hasBase: whether the first of the files always counts, and the others override it.
    private mutating func add(_ files: [TokenFile], hasBase: Bool) {
        let contexts = Self.contextNames(files, hasBase: hasBase)
        let roots = files.compactMap(\.nodes.first?.nameSpan)
        guard let first = roots.first else { return }
        // A collection of Figma has a name of its own.
        let isCollection = files.allSatisfy { Self.modeName($0) != nil }
        let folder = Self.folder(files)
        let name = freeName(isCollection ? folder ?? "mode" : ContextWords.choice(of: contexts, in: folder))
        if isCollection { collections.insert(name) }
        modifiers.append(
            ThemeModifier(
                name: name, contexts: contexts, defaultContext: UsualContext.name(among: contexts), span: first,
                contextSpans: roots,
                hasSources: contexts.indices.map { !hasBase || $0 > 0 }))
        noteFiles(files, hasBase: hasBase, [name])
    }

    /// - Parameter names: those of the modifiers.
    mutating func noteFiles(_ files: [TokenFile], hasBase: Bool, _ names: [String]) {
        let name = names.map { Wording.quoted($0) }.joined(separator: " and ")
        let modifier = names.count == 1 ? "modifier" : "modifiers"
        let contexts = Self.contextNames(files, hasBase: hasBase)
        let roots = files.compactMap(\.nodes.first?.nameSpan)
        guard let first = roots.first else { return }
        let places = files.compactMap(Self.modeName)
        if dialect != .strict, places.count == files.count, let place = places.first {
            report("\(files.count) files count as contexts of the \(modifier) \(name)", at: place.span)
        } else {
            let others = hasBase ? contexts.dropFirst() : contexts[...]
            let list = others.prefix(8).map { Wording.quoted($0) } + (others.count > 8 ? ["…"] : [])
            let files = Wording.count(others.count, "file", "files")
            let role =
                hasBase
                ? "\(files) that \(others.count == 1 ? "overrides" : "override") \(Wording.quoted(contexts[0])) "
                    + "\(others.count == 1 ? "counts as a context" : "count as contexts")"
                : "\(files) with the same tokens count as contexts"
            diagnostics.append(
                Diagnostic(
                    .impliedModifier,
                    "\(role) of the \(modifier) \(name): \(list.joined(separator: ", ")); "
                        + "list \(others.count == 1 ? "it" : "them") in a resolver document", at: first,
                    notes: roots.dropFirst().prefix(8).map { DiagnosticNote("this is another one", at: $0) }))
        }
    }

    private mutating func report(_ problem: String, at span: SourceSpan) {
        diagnostics.append(
            Diagnostic(
                .legacyTokenSyntax.at(dialect.legacySeverity), "\(problem); list them in a resolver document", at: span,
                cause: "mode",
                fixes: [Fix("Write the resolver document that 'tokens bundle --lenient' prints", .displayOnly)]))
    }
}

// MARK: - Modes in a token

extension ImplicitModifiers {
    /// The modifier that the modes in tokens make.
    private struct Inner {
        var modifier: Int
        /// The modes, with the number of the context of each.
        var modes: [(name: String, context: Int)]
        /// Whether the value itself is used in a context of its own.
        var hasDefault: Bool
    }

    /// A theme with more modes in tokens is cut off.
    private static let modeLimit = 64

    private mutating func reportLimit(at span: SourceSpan) {
        diagnostics.append(
            Diagnostic(
                .inputLimitExceeded, "the tokens have more than \(Self.modeLimit) modes; the rest is left out",
                at: span, cause: "modes"))
    }

    mutating func reportBrandLimit(at span: SourceSpan) {
        diagnostics.append(
            Diagnostic(
                .inputLimitExceeded,
                "the files stand in more than \(PathConditions.limit) folders, and none is taken for a brand or a scheme; "
                    + "list them in a resolver document", at: span, cause: "brands"))
    }

    private static func modes(_ node: TokenNode) -> JSONValue? {
        guard node.kind == .token, let modes = node.extensions?["mode"], modes.isObject, !modes.members.isEmpty
        else { return nil }
        return modes
    }

    private mutating func addInnerModes(of files: [TokenFile]) -> Inner? {
        var names: [String] = []
        var spans: [SourceSpan] = []
        var isCut = false
        for file in files {
            let stated = file.nodes.compactMap(Self.modes)
            for member in stated.flatMap(\.members) where !names.contains(member.name) {
                let span = member.value.file.span(member.nameRange)
                if names.count == Self.modeLimit {
                    if !isCut { reportLimit(at: span) }
                    isCut = true
                    break
                }
                names.append(member.name)
                spans.append(span)
            }
            guard let first = stated.first else { continue }
            report(
                "\(stated.count == 1 ? "a token has" : "\(stated.count) tokens have") values for modes in '$extensions.mode'",
                at: first.span)
        }
        guard let span = spans.first else { return nil }
        // One mode is a choice between it and the value itself.
        let hasDefault = names.count == 1
        let contexts = hasDefault ? ["default"] + names : ContextWords.shortened(names)
        let modes = names.enumerated().map { (name: $1, context: hasDefault ? $0 + 1 : $0) }
        modifiers.append(
            ThemeModifier(
                name: freeName("mode"), contexts: contexts, defaultContext: UsualContext.name(among: contexts),
                span: span,
                contextSpans: hasDefault ? [span] + spans : spans,
                hasSources: contexts.indices.map { !hasDefault || $0 > 0 }))
        return Inner(modifier: modifiers.count - 1, modes: modes, hasDefault: hasDefault)
    }

    /// Adds what a file states in any mode, and then what it states in each.
    private mutating func append(_ file: TokenFile, split inner: Inner) {
        let base = Self.layer(file, statesGroups: true) { node in
            guard let modes = Self.modes(node), !inner.hasDefault else { return node.value }
            // What every mode replaces would be reported as replaced.
            return inner.modes.allSatisfy { modes[$0.name] != nil } ? nil : node.value
        }
        sources.append(TokenSource(file: base))
        for mode in inner.modes {
            let layer = Self.layer(file, statesGroups: false) { Self.modes($0)?[mode.name] }
            if layer.nodes.contains(where: { $0.kind == .token }) { append(layer, inner.modifier, mode.context) }
        }
    }

    /// The groups of a file with the tokens for which there is a value.
    static func layer(
        _ file: TokenFile, statesGroups: Bool, _ value: (TokenNode) -> JSONValue?
    ) -> TokenFile {
        var numbers = [Int](repeating: -1, count: file.nodes.count)
        var nodes: [TokenNode] = []
        for (index, node) in file.nodes.enumerated() {
            var copy = node
            if node.parent >= 0 { copy.parent = numbers[node.parent] }
            if node.kind == .token {
                copy.value = value(node)
                // A token that has no value at all stays in the base, and is reported there.
                if copy.value == nil, node.value != nil || !statesGroups { continue }
            } else if !statesGroups {
                // The base has stated what the group says; a mode repeats its name only.
                copy = TokenNode(.group, name: node.name, parent: copy.parent, object: node.object)
            }
            numbers[index] = nodes.count
            nodes.append(copy)
        }
        return TokenFile(nodes: nodes)
    }
}

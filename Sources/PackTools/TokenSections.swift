import DesignTokens
import L10nPack
import L10nProject
import L10nSource
import StateViews
import TokenThemes
import TokenTools

/// The tokens of a theme in every permutation that a reader's environment can name, as sections of a pack.
struct TokenSections {
    /// What a reader can choose: the contexts of the modifiers of brands, schemes, contrast and profiles.
    let axes: [[String]]
    /// Why permutations have no tokens.
    private(set) var problems: [String] = []
    private let source: ThemeSource
    private let modifiers: [String]

    /// Every token that some permutation may have, with the modifiers that can change it.
    private let tokens: [(path: TokenPath, modifiers: [Int])]
    private var values = NumberedValues<[UInt8]>()
    private var steps = NumberedValues<[UInt8]>()
    private var answers = NumberedValues<[UInt8]>()
    /// For each token the number of its answer plus one, or 0.
    private var columns: [[UInt32]] = []
    private var columnNumbers: [ThemePermutation: UInt32] = [:]
    /// For each token the answers by the contexts that can change it.
    private var known: [[[UInt16]: UInt32]]
    private(set) var permutations: [UInt32] = []

    /// - Parameter brands: those that can be chosen; nil for all of the theme.
    init(_ source: ThemeSource, _ names: Configuration.Themes, brands: Set<String>?) {
        self.source = source
        let found: [(path: TokenPath, modifiers: [Int])]
        switch source {
        case .files(let theme):
            let set = theme.tokens
            found = set.table.all.filter { !set.traits[$0.int].isDisjoint(with: [.definesToken, .isUnderExtension]) }
                .map { (set.table.text($0), set.dependencies[$0.int].members) }
        case .lock(let lock):
            found = zip(lock.paths, lock.tokens).map { ($0, lock.shapes[Int($1.shape)].modifiers.members) }
        }
        // A list that is searched is in the order of its bytes.
        tokens = found.sorted { $0.path.text.utf8.lexicographicallyPrecedes($1.path.text.utf8) }
        known = tokens.map { _ in [:] }
        modifiers = [names.brandModifier, names.schemeModifier, names.contrastModifier, "profile"]
        let choices: [Set<String>?] = [
            brands, Set(StateViewEnvironment.ColorScheme.allCases.map(\.rawValue)),
            Set(StateViewEnvironment.Contrast.allCases.map(\.rawValue)),
            Set(StateViewProfile.allCases.map(\.rawValue)),
        ]
        axes = zip(modifiers, choices).map { name, choices in
            let contexts = source.modifiers.first { $0.name == name }?.contexts ?? []
            return contexts.filter { choices?.contains($0) ?? true }
        }
    }

    /// Fills the sections of the tokens.
    mutating func fill(_ sections: inout PackSections, _ names: inout PackNames) {
        var choice = [Int](repeating: 0, count: axes.count)
        while true {
            permutations.append(column(choice, &names))
            // The last one changes fastest; 0 is for who names none of the contexts.
            var axis = axes.count - 1
            while axis >= 0, choice[axis] == axes[axis].count {
                choice[axis] = 0
                axis -= 1
            }
            if axis < 0 { break }
            choice[axis] += 1
        }
        sections.single[.tokenPaths] = PackBytes.list(tokens.map { Array($0.path.text.utf8) })
        sections.single[.tokenValues] = PackBytes.list(values.all)
        sections.single[.tokenSteps] = PackBytes.list(steps.all)
        sections.single[.tokenAnswers] = PackBytes.list(answers.all)
        var distinct = NumberedValues<[UInt32]>()
        let places = columns.map { UInt32(distinct.number(of: $0)) }
        sections.single[.columns] = PackBytes.numbers(distinct.all.flatMap(\.self))
        sections.single[.permutations] = PackBytes.numbers(
            permutations.map { $0 & Self.problem != 0 ? $0 : places[Int($0)] })
    }

    /// Marks the number of a problem where that of a column would stand.
    static let problem: UInt32 = 1 << 31

    /// The number of the column of a choice, or that of a problem.
    private mutating func column(_ choice: [Int], _ names: inout PackNames) -> UInt32 {
        var input: [String: String] = [:]
        for (axis, context) in choice.enumerated() where context > 0 {
            input[modifiers[axis]] = axes[axis][context - 1]
        }
        let permutation: ThemePermutation
        do throws(ThemeInputError) {
            permutation = try ThemePermutation(input, of: source.modifiers)
        } catch {
            let reason = ThemeSource.Problem.input(error).description
            let number = problems.firstIndex(of: reason) ?? problems.count
            if number == problems.count { problems.append(reason) }
            return Self.problem | UInt32(number)
        }
        if let known = columnNumbers[permutation] { return known }
        let number = UInt32(columns.count)
        columnNumbers[permutation] = number
        switch source {
        case .files(let theme): columns.append(column(theme.resolved(permutation), permutation, &names))
        case .lock(let lock): columns.append(column(lock.resolved(permutation), permutation, &names))
        }
        return number
    }

    private mutating func column(
        _ resolved: some LookTokens & ThemeTokens, _ permutation: ThemePermutation, _ names: inout PackNames
    ) -> [UInt32] {
        tokens.indices.map { number in
            let (path, modifiers) = tokens[number]
            let contexts = modifiers.map { permutation.contexts[$0] }
            // Few modifiers change a token, so that most permutations ask what has been answered.
            if let known = known[number][contexts] { return known }
            let isThere = resolved.contains(path)
            let answer = isThere ? UInt32(answers.number(of: self.answer(resolved, path, &names)) + 1) : 0
            known[number][contexts] = answer
            return answer
        }
    }

    /// The number of the value as locks write it plus one, 0 for a token that is wrong, and the steps that lead to it.
    private mutating func answer(
        _ tokens: some LookTokens & ThemeTokens, _ path: TokenPath, _ names: inout PackNames
    ) -> [UInt8] {
        var bytes = PackBytes()
        let value = tokens.value(path).map { ThemeLockText.line($0, tokens.styleData(path)) }
        bytes.number(value.map { values.number(of: Array($0.utf8)) + 1 } ?? 0)
        let origin = tokens.origin(of: path.text)
        bytes.number(origin.count)
        for step in origin { bytes.number(steps.number(of: Self.bytes(step, &names))) }
        return bytes.bytes
    }

    private static func bytes(_ step: TokenStep, _ names: inout PackNames) -> [UInt8] {
        var bytes = PackBytes()
        bytes.number(names.number(step.path))
        bytes.number(step.part.map { names.number($0) + 1 } ?? 0)
        bytes.number(names.number(step.list))
        names.add(step.span, to: &bytes)
        bytes.number(step.overridden.count)
        for span in step.overridden { names.add(span, to: &bytes) }
        return bytes.bytes
    }
}

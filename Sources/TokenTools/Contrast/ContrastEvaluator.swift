import DesignTokens
internal import L10nSource
import TokenThemes

/// Measures pairs in one permutation of a theme at a time.
struct ContrastEvaluator {
    /// What became of a pair.
    enum Outcome {
        /// A token of it does not exist or has no color; other findings say so.
        case absent
        /// The lowest layer lets something unknown shine through.
        case unhosted(PathID)
        case measured(Evaluation)
    }

    /// A measured pair, before it is told where its colors come from.
    struct Evaluation {
        var role: ContrastRole
        var level: ContrastLevel
        var isLargeText: Bool
        var measurement: ContrastMeasurement
        var failure: ContrastResult.Failure?
        var foreground: PathID
        /// The topmost layer that can be seen.
        var background: PathID
    }

    var resolver: TokenResolver
    let options: ContrastOptions
    private let modifier: Int?
    /// Its contexts that are held to the stricter level.
    private let increased: Set<Int>

    init(_ resolver: TokenResolver, _ options: ContrastOptions) {
        self.resolver = resolver
        self.options = options
        let set = resolver.set
        modifier = set.modifiers.firstIndex { $0.name == options.contrastModifier }
        let contexts = modifier.map { set.modifiers[$0].contexts } ?? []
        increased = Set(contexts.indices.filter { ContrastContext.isIncreased(contexts[$0]) })
    }

    private var set: TokenSet { resolver.effective.set }

    /// The level of the current permutation.
    var level: ContrastLevel {
        modifier.map { increased.contains(resolver.permutation[$0]) } == true ? .aaa : .aa
    }

    /// The modifiers that can change the outcome of a pair.
    func dependencies(of pair: ContrastPair) -> ModifierSet {
        var mask = ModifierSet()
        // It decides the level, also where no color changes.
        if let modifier, !increased.isEmpty { mask.insert(modifier) }
        for path in [pair.foreground] + pair.layers + (pair.typography.map { [$0] } ?? []) {
            if let id = set.table.find(path) { mask.formUnion(set.dependencies[id.int]) }
        }
        return mask
    }

    mutating func evaluate(_ pair: ContrastPair) -> Outcome {
        guard let foreground = color(pair.foreground) else { return .absent }
        var layers: [(path: PathID, color: ColorValue)] = []
        for path in pair.layers {
            guard let layer = color(path) else { return .absent }
            layers.append(layer)
        }
        guard let first = layers.first else { return .absent }
        guard let measurement = ContrastMeasurement(of: foreground.color, over: layers.map(\.color)) else {
            return .unhosted(first.path)
        }
        let role = statedRole(foreground.path) ?? pair.role
        // Large text has the lower minimum, so that its size matters only for what fails as normal text.
        let fails = options.thresholds.failure(measurement.ratio, role, level, isLargeText: false) != nil
        let isLargeText = fails && isLargeText(pair, role)
        return .measured(
            Evaluation(
                role: role, level: level, isLargeText: isLargeText, measurement: measurement,
                failure: options.thresholds.failure(measurement.ratio, role, level, isLargeText: isLargeText),
                foreground: foreground.path, background: (layers.last { $0.color.alpha > 0 } ?? first).path))
    }

    /// The whole result of a measured pair.
    mutating func result(_ evaluation: Evaluation, of pair: ContrastPair) -> ContrastResult {
        let isLargeText = isLargeText(pair, evaluation.role)
        return ContrastResult(
            pair: pair, role: evaluation.role, level: evaluation.level, isLargeText: isLargeText,
            measurement: evaluation.measurement,
            minimum: options.thresholds.minimum(evaluation.role, evaluation.level, isLargeText: isLargeText),
            failure: evaluation.failure, passesByPlatformGuidance: passesByPlatformGuidance(evaluation, pair),
            foreground: resolver.steps(evaluation.foreground), background: resolver.steps(evaluation.background))
    }

    private mutating func passesByPlatformGuidance(_ evaluation: Evaluation, _ pair: ContrastPair) -> Bool {
        guard evaluation.failure != nil, evaluation.role == .text, let font = font(pair),
            LargeText.isOnlyPlatformGuidance(
                size: font.metrics(at: options.largeTextCategory).size, weight: font.weight)
        else { return false }
        let minimum = options.thresholds.minimum(.text, evaluation.level, isLargeText: true)
        return minimum.map { evaluation.measurement.ratio >= $0 } ?? true
    }

    /// The color at a path in the current permutation.
    mutating func color(_ path: TokenPath) -> (path: PathID, color: ColorValue)? {
        guard let id = set.table.find(path), let color = value(id)?.color else { return nil }
        return (id, color)
    }

    mutating func value(_ path: PathID) -> TokenValue? {
        resolver.resolve(path).flatMap { resolver[$0].value }
    }

    /// The role that the token at a path states for itself, not one that it refers to.
    private func statedRole(_ path: PathID) -> ContrastRole? {
        guard let found = resolver.effective.token(at: path) else { return nil }
        return VendorData(set.node(found.definition).extensions)?.text("role").flatMap(ContrastRole.init(rawValue:))
    }

    private mutating func isLargeText(_ pair: ContrastPair, _ role: ContrastRole) -> Bool {
        role == .text && font(pair)?.isLargeText(at: options.largeTextCategory) == true
    }

    private mutating func font(_ pair: ContrastPair) -> FontStyle? {
        guard let path = pair.typography.flatMap({ set.table.find($0) }), let index = resolver.resolve(path),
            let typography = resolver[index].value?.typography
        else { return nil }
        return FontStyle(typography, resolver.styleData(index))
    }
}

import L10nCatalog
import L10nLookup
import L10nSource

/// Decides which layer each file belongs to.
struct LayerAssignment {
    /// The layers of the project, lowest first, without the embedded one.
    let layers: [CatalogLayer]
    /// What the configuration says of each layer; nil when every file belongs to the one layer that there is.
    private let rules: [Configuration.LayerRule]?
    private let folder: ProjectFolder
    /// All patterns of the rules, and for each its layer.
    private let patterns: PathPatterns
    private let layersOfPatterns: [Int]
    /// The numbers of the patterns that have matched; those that were inherited have one place in the configuration.
    private var matched: Set<Int> = []

    init(_ configuration: Configuration, in folder: ProjectFolder) {
        self.folder = folder
        rules = configuration.layers
        layersOfPatterns = (rules ?? []).enumerated().flatMap { layer, rule in rule.paths.map { _ in layer } }
        patterns = PathPatterns((rules ?? []).flatMap(\.paths).map(\.value))
        if let rules {
            layers = rules.map {
                CatalogLayer(name: $0.name.value, kind: $0.kind, brand: $0.brand, overridesOnly: $0.overridesOnly)
            }
        } else {
            layers = [CatalogLayer(name: "app", kind: .app)]
        }
    }

    /// The number of the layer that a file belongs to: the highest one that claims it; nil when none does.
    mutating func layer(of shown: String) -> Int? {
        guard rules != nil else { return 0 }
        var found: Int?
        // The patterns have the order of the layers, so that the last match is of the highest one.
        for number in patterns.matching(folder.configured(shown)) {
            matched.insert(number)
            found = layersOfPatterns[number]
        }
        return found
    }

    /// The patterns that matched no file.
    var unmatchedPatterns: [Located<PathPattern>] {
        (rules ?? []).flatMap(\.paths).enumerated().filter { !matched.contains($0.offset) }.map(\.element)
    }
}

import DesignTokens
import L10nLocale
import StateViews

/// What the views of a project say and look like, as far as somebody approves it: of each view the texts by readers, the
/// properties by looks, and the frames by readers and screens.
struct GalleryState: Hashable {
    struct View: Hashable {
        /// By reader, then by role.
        var texts: [Reader: [String: String]] = [:]
        /// By property, then by look.
        var looks: [String: [Look: String]] = [:]
        /// By reader, then by screen.
        var frames: [Reader: [String: String]] = [:]
    }

    /// Sorted, as are brands.
    var languages: [String] = []
    var brands: [String] = []
    var views: [String: View] = [:]
    /// What texts were measured with, sorted; empty where they were not.
    var fonts: [String] = []

    /// Who reads a text.
    struct Reader: Hashable {
        let language: String
        /// nil for readers of no brand.
        let brand: String?
    }

    /// What a view is drawn for.
    struct Look: Hashable {
        var brand: String?
        var scheme = StateViewEnvironment.ColorScheme.light
        var contrast = StateViewEnvironment.Contrast.standard
        var size = SizeCategory.large
    }
}

extension GalleryState {
    /// The value of a property that a view has in other looks.
    static let absent = "none"

    /// Says of properties in which looks a view lacks them, as a look without a value has that of a more general one.
    mutating func nameAbsentLooks() {
        let all = Set(views.values.flatMap { $0.looks.values.flatMap(\.keys) })
        views = views.mapValues { view in
            var view = view
            view.looks = view.looks.mapValues { values in
                values.merging(all.map { ($0, Self.absent) }) { own, _ in own }
            }
            return view
        }
    }
}

/// The name of a case that has the value of a more general one, unless it has one of its own.
protocol GeneralizedName: Hashable {
    /// As files have it.
    var name: String { get }
    /// How much is said of the case.
    var depth: Int { get }
    /// Itself, then the more general ones that it has its value from, the nearest first.
    var chain: [Self] { get }
}

extension GeneralizedName {
    /// The value that counts for it, of values by names.
    func value<Value>(in values: [String: Value]) -> Value? {
        for name in chain { if let value = values[name.name] { return value } }
        return nil
    }

    /// Values by names, without those that a more general name has too.
    static func sparse<Value: Equatable>(_ values: [Self: Value]) -> [String: Value] {
        var result: [String: Value] = [:]
        // General names first, so that the others are left out beside them.
        for name in values.keys.sorted(by: { $0.depth < $1.depth }) where name.value(in: result) != values[name] {
            result[name.name] = values[name]
        }
        return result
    }
}

extension GalleryState.Reader: GeneralizedName {
    var name: String { brand.map { "\(language) @\($0)" } ?? language }
    var depth: Int { brand == nil ? 0 : 1 }
    var chain: [Self] { brand == nil ? [self] : [self, Self(language: language, brand: nil)] }
}

extension GalleryState.Look: GeneralizedName {
    var name: String {
        var words: [String] = brand.map { ["@" + $0] } ?? []
        if scheme != .light { words.append(scheme.rawValue) }
        if contrast != .standard { words.append(contrast.rawValue) }
        if size != .large { words.append(size.rawValue) }
        return words.isEmpty ? "every" : words.joined(separator: " ")
    }

    var depth: Int {
        [brand != nil, scheme != .light, contrast != .standard, size != .large].count { $0 }
    }

    /// What a brand does not say otherwise, it has from readers of none; a scheme is the last to go.
    var chain: [Self] {
        var seen: Set<Self> = []
        return Self.droppings.compactMap { dropped in
            var look = self
            if dropped.contains(.brand) { look.brand = nil }
            if dropped.contains(.size) { look.size = .large }
            if dropped.contains(.contrast) { look.contrast = .standard }
            if dropped.contains(.scheme) { look.scheme = .light }
            return seen.insert(look).inserted ? look : nil
        }
    }

    private struct Dimensions: OptionSet {
        let rawValue: Int
        static let brand = Dimensions(rawValue: 1)
        static let size = Dimensions(rawValue: 2)
        static let contrast = Dimensions(rawValue: 4)
        static let scheme = Dimensions(rawValue: 8)
    }

    private static let droppings = (0..<16).map(Dimensions.init).sorted {
        ($0.rawValue.nonzeroBitCount, $0.rawValue) < ($1.rawValue.nonzeroBitCount, $1.rawValue)
    }
}

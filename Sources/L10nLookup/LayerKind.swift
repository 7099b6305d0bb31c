/// What a layer stands for. Kinds never descend in a list of layers.
public enum LayerKind: String, Sendable, CaseIterable, Comparable, Codable {
    /// The design system's defaults.
    case library
    /// Further bundles, such as those of an SDK.
    case extra
    case brand
    case app
    /// A feature that sets texts of its own.
    case journey

    private var rank: Int {
        switch self {
        case .library: 0
        case .extra: 1
        case .brand: 2
        case .app: 3
        case .journey: 4
        }
    }

    /// Whether layers of the left kind stand below those of the other.
    public static func < (left: LayerKind, right: LayerKind) -> Bool { left.rank < right.rank }
}

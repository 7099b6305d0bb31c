/// The picture of a state view. Several may be given: an animation is shown before an illustration before an icon, and
/// what is not shown stands in where the first cannot be.
///
/// Source: state-views.md 4.7 (VA-1 to VA-5).
public struct StateViewVisual: Sendable, Hashable {
    /// The id of an icon, as `Resources/Icons` or the app's bundles name it.
    public var icon: String?
    /// The id of a picture in its own colours.
    public var illustration: String?
    /// The picture that moves; nil for none.
    public var animation: Animation?
    /// Shown by kind ``StateViewKind/loading`` alone.
    public var progress: Progress?
    /// nil for the profile's. Icons are square, so that it is their height as well.
    public var width: StateViewStyle.Length?
    /// nil for the profile's; icons have none of their own.
    public var height: StateViewStyle.Length?
    /// The colour of icons, and of illustrations that are templates; nil for the profile's.
    public var tint: StateViewStyle.Color?
    /// Whether an illustration is one shape that takes a colour.
    public var isTemplate: Bool
    /// Whether an icon grows with the reader's text size; other pictures never do.
    public var scalesWithText: Bool
    /// What assistive techniques are told; nil for decoration, which they are not told of.
    public var label: TextSource?
    /// What platforms call an icon of the app's own.
    package var symbols: Symbols?

    /// The platforms' own symbols for an icon.
    package struct Symbols: Sendable, Hashable {
        /// The id of the icon. Another one, such as that of a brand, has other symbols.
        package var icon: String
        /// The name in Apple's SF Symbols.
        package var sfSymbol: String?
        /// The name in Google's Material Symbols.
        package var material: String?
    }

    /// A picture that moves.
    public struct Animation: Sendable, Hashable, Codable {
        /// The id of an animation in the app's bundles.
        public var id: String
        /// Whether it begins again at its end.
        public var loops: Bool
        /// 1 for the speed that it was made with.
        public var speed: Double
        /// Whether it fills all of the room of the picture and is cut where it is longer; else it shows as a whole. Its
        /// proportions stay either way.
        public var fillsFrame: Bool
        /// The id of the picture that stands in for readers who want less motion; nil for the next picture of the view.
        public var poster: String?

        /// What documents and reports call the ways to fill the room of the picture.
        package enum ContentMode: String, Sendable, CaseIterable {
            case aspectFit
            case aspectFill
        }

        package var contentMode: ContentMode {
            get { fillsFrame ? .aspectFill : .aspectFit }
            set { fillsFrame = newValue == .aspectFill }
        }

        /// An animation that loops at its own speed unless the caller says otherwise.
        public init(
            _ id: String, loops: Bool = true, speed: Double = 1, fillsFrame: Bool = false, poster: String? = nil
        ) {
            self.id = id
            self.loops = loops
            self.speed = speed
            self.fillsFrame = fillsFrame
            self.poster = poster
        }
    }

    /// How a running operation is shown.
    public enum Progress: Sendable, Hashable, Codable {
        case spinner(SpinnerSize)
        /// The part that is done, from 0 to 1; nil where nobody knows.
        case bar(Double?)
        /// The id of a drawing that has the shape of the content to come.
        case skeleton(String)
        /// The platform's own indicator of a list that was pulled down.
        case refresh

        /// The platform's sizes of a spinner.
        public enum SpinnerSize: String, Sendable, Hashable, CaseIterable, Codable {
            case small
            case medium
            case large
        }
    }

    /// A picture, or progress, of the profile's size.
    public init(
        icon: String? = nil, illustration: String? = nil, animation: Animation? = nil, progress: Progress? = nil
    ) {
        self.icon = icon
        self.illustration = illustration
        self.animation = animation
        self.progress = progress
        isTemplate = false
        scalesWithText = false
    }

    /// What a view can show above its texts, the first that there is.
    public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
        case progress
        case animation
        case illustration
        case icon
    }

    /// One picture.
    package struct Artwork: Sendable, Hashable {
        /// What it is.
        package let kind: Kind
        /// The id, as documents and bundles name it.
        package let id: String
    }

    /// Every still or moving picture that is given: the one that is shown, then those that stand in for it.
    package func pictures(reducesMotion: Bool = false) -> [Artwork] {
        var pictures: [Artwork] = []
        if let animation {
            if !reducesMotion { pictures.append(Artwork(kind: .animation, id: animation.id)) }
            if let poster = animation.poster { pictures.append(Artwork(kind: .illustration, id: poster)) }
        }
        if let illustration { pictures.append(Artwork(kind: .illustration, id: illustration)) }
        if let icon { pictures.append(Artwork(kind: .icon, id: icon)) }
        // Nothing else is there: a moving picture is better than none, at rest.
        if pictures.isEmpty, let animation { pictures.append(Artwork(kind: .animation, id: animation.id)) }
        return pictures
    }
}

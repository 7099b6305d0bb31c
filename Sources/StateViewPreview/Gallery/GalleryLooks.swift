import DesignTokens
import L10nSource
import StateViews

/// What the cells of a gallery are drawn with: custom properties of CSS, and the tokens that they come from.
struct GalleryLooks {
    private var properties = NumberedValues<ResolvedStateView.Property>()
    private var lists = NumberedValues<[Int]>()
    private var looks = NumberedValues<[Int]>()
    private let place: GalleryTexts.Place

    init(place: @escaping GalleryTexts.Place) { self.place = place }

    /// - Returns: the number of the look, the same for views that look the same.
    mutating func add(_ view: ResolvedStateView) -> Int {
        var fonts: [Int] = []
        var others: [Int] = []
        // Fonts follow the size of texts, all else the scheme: apart, either is in the page once.
        for property in view.properties {
            let number = properties.number(of: property)
            if case .font = property.value { fonts.append(number) } else { others.append(number) }
        }
        let insets = view.layout.insets
        return looks.number(of: [
            lists.number(of: others), lists.number(of: fonts),
            points(insets.top), points(insets.trailing), points(insets.bottom), points(insets.leading),
        ])
    }

    /// A length in whole points; one beyond all screens is as large as can be.
    private func points(_ length: Double) -> Int {
        Int(exactly: length.rounded(.towardZero)) ?? (length < 0 ? .min : .max)
    }

    var data: PageData {
        .object([
            "properties": .list(properties.all.map(data)),
            "lists": .list(lists.all.map(PageData.numbers)),
            "looks": .list(looks.all.map(PageData.numbers)),
        ])
    }

    private func data(_ property: ResolvedStateView.Property) -> PageData {
        let variables = StateViewVariables(property).all
        return .object([
            "name": .text(property.name),
            "css": .list(variables.map { .texts([$0.name, $0.value]) }),
            "layer": .text(property.layer.rawValue),
            "token": .optional(property.token),
            "chain": .list(
                property.origin.map { step in
                    let (file, line) = place(step.span)
                    return .list([.text(step.path), .text(file), .number(line ?? 0), .number(step.overridden.count)])
                }),
            "lost": .list(
                property.lost.map { loss in
                    .texts([loss.layer.rawValue, StateViewVariables(property.name, loss.value).all.first?.value ?? ""])
                }),
        ])
    }
}

/// Something that a style can set. The list is closed.
///
/// Source: state-views.md 4.5.
package enum StyleProperty: Sendable, Hashable {
    case imageSize
    case imageColor
    case padding
    case spacing(Gap)
    case label(Label, LabelProperty)
    case action(StateViewAction.Slot, ActionProperty)
    case backgroundColor
    case cornerRadius
    case clips
    case contentMaxWidth
    case alignment
    case brandMarkWidth
    case brandMarkHeight

    package enum Gap: String, Sendable, Hashable, CaseIterable {
        case imageTitle
        case titleSubtitle
        case subtitleActions
        case betweenActions
        case beforeBrandMark
    }

    package enum Label: String, Sendable, Hashable, CaseIterable {
        case title
        case subtitle
    }

    package enum LabelProperty: String, Sendable, Hashable, CaseIterable {
        case font
        case color
        case maxWidth
        case maxLines
    }

    package enum ActionProperty: String, Sendable, Hashable, CaseIterable {
        case style
        case font
        case minHeight
        case radius
    }

    /// What a property takes.
    package enum Value: String, Sendable {
        case color
        case length
        case insets
        case font
        case lines
        case word
        case flag
    }

    package var value: Value {
        switch self {
        case .imageColor, .backgroundColor, .label(_, .color): .color
        case .imageSize, .spacing, .cornerRadius, .contentMaxWidth, .brandMarkWidth, .brandMarkHeight,
            .label(_, .maxWidth), .action(_, .minHeight), .action(_, .radius):
            .length
        case .padding: .insets
        case .label(_, .font), .action(_, .font): .font
        case .label(_, .maxLines): .lines
        case .action(_, .style), .alignment: .word
        case .clips: .flag
        }
    }

    /// The words of a property that takes one; empty for names that are the author's.
    package var words: [String] {
        switch self {
        case .alignment: ["leading", "center", "trailing"]
        default: []
        }
    }

    /// Whether the property may be set to no limit.
    package var canBeUnlimited: Bool {
        switch self {
        case .contentMaxWidth, .label(_, .maxWidth), .label(_, .maxLines): true
        default: false
        }
    }

    /// The name in documents and reports, such as `title.color`.
    package var name: String {
        switch self {
        case .imageSize: "image.size"
        case .imageColor: "image.color"
        case .padding: "padding"
        case .spacing(let gap): "spacing." + gap.rawValue
        case .label(let label, let property): label.rawValue + "." + property.rawValue
        case .action(let slot, let property): "action.\(slot.rawValue).\(property.rawValue)"
        case .backgroundColor: "background.color"
        case .cornerRadius: "cornerRadius"
        case .clips: "clips"
        case .contentMaxWidth: "contentMaxWidth"
        case .alignment: "alignment"
        case .brandMarkWidth: "brandMark.width"
        case .brandMarkHeight: "brandMark.height"
        }
    }

    package static let all: [StyleProperty] =
        [
            .imageSize, .imageColor, .padding, .backgroundColor, .cornerRadius, .clips, .contentMaxWidth, .alignment,
            .brandMarkWidth, .brandMarkHeight,
        ] + Gap.allCases.map { .spacing($0) }
        + Label.allCases.flatMap { label in LabelProperty.allCases.map { .label(label, $0) } }
        + StateViewAction.Slot.allCases.flatMap { slot in ActionProperty.allCases.map { .action(slot, $0) } }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The property of a name; nil for a name that is none.
    package init?(name: String) {
        guard let property = Self.byName[name] else { return nil }
        self = property
    }
}

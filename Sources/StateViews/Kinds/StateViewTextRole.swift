/// A place for a text in a state view. The list is closed.
///
/// Source: state-views.md 4.1 (MD-3).
public enum StateViewTextRole: Sendable, Hashable {
    case title
    case subtitle
    /// The text beside a spinner or a progress bar.
    case progressLabel
    /// What a picture is called that is not mere decoration.
    case imageLabel
    /// The spoken name of the owner's mark.
    case brandMarkLabel
    /// A text of the button in a slot.
    case action(StateViewAction.Slot, ActionText)
    /// The spoken name of the buttons as a group.
    case actionsLabel
    /// Spoken when the view appears.
    case announcement
    /// Spoken when content has replaced the view.
    case finishedAnnouncement
    /// Spoken when a list is filled.
    case resultsAnnouncement
    /// A short code to quote to support.
    case errorReference
    /// Shown while newer content is fetched and the old stays.
    case refreshingLabel
    /// Tells that a list can be pulled down.
    case refreshHint

    /// The texts that a button can have.
    public enum ActionText: String, Sendable, Hashable, CaseIterable {
        case label
        /// Spoken while the button works.
        case busyLabel
        /// Shown after its operation went well.
        case succeededLabel
        /// Shown after its operation failed.
        case failedLabel
        /// Tells assistive techniques what a tap will do.
        case hint
        /// Why the button cannot be used, shown near it.
        case disabledReason

        /// The position in the list of all, from 0.
        fileprivate var position: Int {
            switch self {
            case .label: 0
            case .busyLabel: 1
            case .succeededLabel: 2
            case .failedLabel: 3
            case .hint: 4
            case .disabledReason: 5
            }
        }
    }

    /// What the button in a slot says.
    public static func actionLabel(_ slot: StateViewAction.Slot) -> StateViewTextRole { .action(slot, .label) }

    /// The roles of a view that are not a button's, in reading order.
    package static let ofView: [StateViewTextRole] = [
        .title, .subtitle, .progressLabel, .imageLabel, .errorReference, .actionsLabel, .brandMarkLabel,
        .announcement, .finishedAnnouncement, .resultsAnnouncement, .refreshingLabel, .refreshHint,
    ]

    /// The texts that are drawn outside of buttons, from the top.
    package static let drawn: [StateViewTextRole] = [.title, .subtitle, .progressLabel, .errorReference]

    /// What the names of the properties begin with that a drawn text has: a reference is set as the subtitle is.
    package var style: String { self == .errorReference ? StateViewTextRole.subtitle.name : name }

    /// Every role.
    package static let all: [StateViewTextRole] =
        ofView + StateViewAction.Slot.allCases.flatMap { slot in ActionText.allCases.map { .action(slot, $0) } }

    /// The role as documents and reports name it, such as `action.first.label`.
    public var name: String {
        switch self {
        case .title: "title"
        case .subtitle: "subtitle"
        case .progressLabel: "progressLabel"
        case .imageLabel: "imageLabel"
        case .brandMarkLabel: "brandMark.label"
        case .action(let slot, let text): Self.actionNames[slot.position][text.position]
        case .actionsLabel: "actions.groupLabel"
        case .announcement: "announcement"
        case .finishedAnnouncement: "announcement.finished"
        case .resultsAnnouncement: "announcement.results"
        case .errorReference: "errorReference"
        case .refreshingLabel: "refreshingLabel"
        case .refreshHint: "refreshHint"
        }
    }

    /// By slot and text.
    private static let actionNames = StateViewAction.Slot.allCases.map { slot in
        ActionText.allCases.map { "action.\(slot.rawValue).\($0.rawValue)" }
    }

    /// The role of a name such as `action.first.label`; nil for a name that is none.
    public init?(name: String) {
        guard let role = Self.all.first(where: { $0.name == name }) else { return nil }
        self = role
    }

    /// The most characters that translators are asked for. Source: state-views.md 5.3.
    package var lengthHint: Int {
        switch self {
        case .title: 45
        case .subtitle: 110
        case .progressLabel, .refreshingLabel, .action(_, .label), .action(_, .succeededLabel): 28
        case .action(_, .busyLabel), .actionsLabel, .brandMarkLabel, .imageLabel, .errorReference: 40
        case .action(_, .failedLabel), .action(_, .hint), .refreshHint: 60
        case .action(_, .disabledReason): 70
        case .announcement, .finishedAnnouncement, .resultsAnnouncement: 80
        }
    }

    /// Whether the text is only spoken, and takes no room on screen.
    package var isSpoken: Bool {
        switch self {
        case .title, .subtitle, .progressLabel, .errorReference, .refreshingLabel, .refreshHint,
            .action(_, .label), .action(_, .succeededLabel), .action(_, .failedLabel), .action(_, .disabledReason):
            false
        case .imageLabel, .brandMarkLabel, .actionsLabel, .announcement, .finishedAnnouncement,
            .resultsAnnouncement, .action(_, .busyLabel), .action(_, .hint):
            true
        }
    }
}

extension StateViewAction {
    /// Where an action stands: the order on screen and for assistive techniques.
    public enum Slot: String, Sendable, Hashable, CaseIterable, Codable {
        case first
        case second
        case third

        /// 0 for the first.
        package var position: Int {
            switch self {
            case .first: 0
            case .second: 1
            case .third: 2
            }
        }
    }
}

extension StateViewTextRole: Codable {
    /// Reads the name of a role.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let role = StateViewTextRole(name: name) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no role is called '\(name)'")
        }
        self = role
    }

    /// Writes the name of the role, such as `action.first.label`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

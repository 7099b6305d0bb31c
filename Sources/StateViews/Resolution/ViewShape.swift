import DesignTokens

/// What decides which properties a view has and what they are worth, before its author sets any.
///
/// Views of one shape that are drawn with one look share their properties.
struct ViewShape {
    var picture: Visual?
    var hasTitle = false
    /// Whether a text is set as a subtitle.
    var hasSubtitle = false
    var hasProgressLabel = false
    var hasBrandMark = false
    /// The tokens that the button of each slot is drawn with; nil for a slot without a button.
    private var first: ButtonGroup?
    private var second: ButtonGroup?
    private var third: ButtonGroup?
    /// Whether the view stands for something that runs.
    var isLoading = false
    /// Whether the view lies over content.
    var isOverlay = false
    /// Whether the view is a banner about something that failed.
    var isBanner = false
    /// Whether the view says what is wrong with a field.
    var isFieldMessage = false
    /// The most lines that the profile allows; nil for no limit.
    var titleMaxLines: Int?
    var subtitleMaxLines: Int?
    let sizeCategory: SizeCategory
    let boldText: Bool

    /// What a picture is drawn with.
    enum Visual {
        case icon
        /// An icon of something that failed.
        case errorIcon
        case illustration
        case animation
        case smallSpinner
        case mediumSpinner
        case largeSpinner
        /// Progress that the theme has no properties for.
        case otherProgress
    }

    init(sizeCategory: SizeCategory, boldText: Bool) {
        self.sizeCategory = sizeCategory
        self.boldText = boldText
    }

    subscript(slot: StateViewAction.Slot) -> ButtonGroup? {
        get {
            switch slot {
            case .first: first
            case .second: second
            case .third: third
            }
        }
        set {
            switch slot {
            case .first: first = newValue
            case .second: second = newValue
            case .third: third = newValue
            }
        }
    }

    var hasText: Bool { hasTitle || hasSubtitle || hasProgressLabel }
    var hasIcon: Bool { picture == .icon || picture == .errorIcon }

    /// Whether there is a picture that an author may size and colour.
    var hasStillOrMovingPicture: Bool {
        switch picture {
        case .icon, .errorIcon, .illustration, .animation: true
        case .smallSpinner, .mediumSpinner, .largeSpinner, .otherProgress, nil: false
        }
    }

    var buttonCount: Int { StateViewAction.Slot.allCases.count { self[$0] != nil } }

    /// A number that no other shape has: quicker to look up than its parts are.
    var key: UInt64 {
        var key: UInt64 = 0
        func add(_ value: Int, bits: UInt64) { key = key << bits | UInt64(truncatingIfNeeded: value) }
        func add(_ flag: Bool) { add(flag ? 1 : 0, bits: 1) }
        // Each part has the bits that its largest value needs: 39 in all.
        add(picture?.position ?? 0, bits: 4)
        add(hasTitle)
        add(hasSubtitle)
        add(hasProgressLabel)
        add(hasBrandMark)
        add(isLoading)
        add(isOverlay)
        add(isBanner)
        add(isFieldMessage)
        add(boldText)
        for slot in StateViewAction.Slot.allCases { add(self[slot].map { $0.position + 1 } ?? 0, bits: 2) }
        add(titleMaxLines ?? 0, bits: 8)
        add(subtitleMaxLines ?? 0, bits: 8)
        add(sizeCategory.index, bits: 4)
        return key
    }
}

extension ViewShape.Visual {
    /// From 1; 0 stands for none.
    fileprivate var position: Int {
        switch self {
        case .icon: 1
        case .errorIcon: 2
        case .illustration: 3
        case .animation: 4
        case .smallSpinner: 5
        case .mediumSpinner: 6
        case .largeSpinner: 7
        case .otherProgress: 8
        }
    }
}

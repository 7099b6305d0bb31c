import L10nLookup

extension StateViewDefinition {
    /// What the view has to see, as far as it takes room.
    func shape(
        in environment: StateViewEnvironment, _ profile: StateViewProfile, _ texts: [ResolvedStateView.RoleText],
        picture: ResolvedStateView.Artwork?, progress: StateViewVisual.Progress?, hasBrandMark: Bool
    ) -> ViewShape {
        var shape = ViewShape(sizeCategory: environment.sizeCategory, boldText: environment.boldText)
        shape.picture = progress.map(ViewShape.Visual.init) ?? picture.flatMap { ViewShape.Visual($0.kind, of: kind) }
        for item in texts where !item.text.text.isEmpty {
            switch item.role {
            case .title: shape.hasTitle = true
            // A reference is set as the subtitle is, also where it stands alone.
            case .subtitle, .errorReference: shape.hasSubtitle = true
            case .progressLabel: shape.hasProgressLabel = true
            default: break
            }
        }
        shape.hasBrandMark = hasBrandMark
        for action in actions {
            shape[action.slot] = ButtonGroup(action.role ?? profile.role(of: action.slot), profile)
        }
        shape.isLoading = kind == .loading
        shape.isOverlay = layout.placement == .overlay
        if profile == .feedback {
            shape.isBanner = layout.placement == .banner && (kind.family == .notice || kind.family == .error)
            // No other view is about a field (FS-21).
            shape.isFieldMessage = layout.placement == .inline && picture?.id == "error-filled"
        }
        shape.titleMaxLines = profile.titleMaxLines
        shape.subtitleMaxLines = profile.subtitleMaxLines
        return shape
    }
}

extension ViewShape.Visual {
    fileprivate init(_ progress: StateViewVisual.Progress) {
        switch progress {
        case .spinner(.small): self = .smallSpinner
        case .spinner(.medium): self = .mediumSpinner
        case .spinner(.large): self = .largeSpinner
        case .bar, .skeleton, .refresh: self = .otherProgress
        }
    }

    /// Nil for a kind that is no picture.
    fileprivate init?(_ picture: StateViewVisual.Kind, of kind: StateViewKind) {
        switch picture {
        case .icon: self = kind.family == .error || kind.family == .notice ? .errorIcon : .icon
        case .illustration: self = .illustration
        case .animation: self = .animation
        case .progress: return nil
        }
    }
}

/// The keys of the default texts. The table is the authority: names of keys are never taken apart.
///
/// Source: state-views.md 5.2 (the eight seed keys of table `DesignSystem`) and 5.4 (the others).
package enum DefaultKeys {
    /// The table that holds the defaults.
    package static let table = "DesignSystem"
    /// What all keys begin with.
    package static let prefix = "DesignSystem.stateView."

    /// Every key, by kind and role. Of several for one role the first whose condition holds is used.
    package static let all: [DefaultKey] = [
        DefaultKey("noConnectionTitle", .noConnection, .title),
        DefaultKey("noConnectionSubtitle", .noConnection, .subtitle),
        DefaultKey("noConnectionButton", .noConnection, .actionLabel(.first)),
        DefaultKey("noResultsTitle", .noResults, .title),
        DefaultKey("noResultsSubtitle", .noResults, .subtitle),
        DefaultKey("loadingFailureTitle", .loadingFailure, .title),
        DefaultKey("loadingFailureSubtitle", .loadingFailure, .subtitle),
        DefaultKey("loadingFailureButton", .loadingFailure, .actionLabel(.first)),
        DefaultKey("loadingLabel", .loading, .progressLabel),
        DefaultKey("loadingButton", .loading, .actionLabel(.first)),
        DefaultKey("loadingAnnouncement", .loading, .announcement),
        DefaultKey("loadingFinishedAnnouncement", .loading, .finishedAnnouncement),
        DefaultKey("loginTitle", .login, .title),
        DefaultKey("loginSubtitle", .login, .subtitle),
        DefaultKey("loginButton", .login, .actionLabel(.first)),
        DefaultKey("loginSecondButton", .login, .actionLabel(.second)),
        DefaultKey("verifyIdentityTitle", .verifyIdentity, .title),
        DefaultKey("verifyIdentitySubtitle", .verifyIdentity, .subtitle),
        DefaultKey("verifyIdentityButton", .verifyIdentity, .actionLabel(.first), when: .argument, .eidProvider),
        DefaultKey("verifyIdentityGenericButton", .verifyIdentity, .actionLabel(.first)),
        DefaultKey("noSearchResultsQueryTitle", .noSearchResults, .title, when: .argument, .query),
        DefaultKey("noSearchResultsTitle", .noSearchResults, .title),
        DefaultKey("noSearchResultsFilteredSubtitle", .noSearchResults, .subtitle, when: .countAboveZero, .count),
        DefaultKey("noSearchResultsSubtitle", .noSearchResults, .subtitle),
        DefaultKey("noSearchResultsButton", .noSearchResults, .actionLabel(.first)),
        DefaultKey("noSearchResultsSecondButton", .noSearchResults, .actionLabel(.second)),
        DefaultKey("emptyTitle", .empty, .title),
        DefaultKey("emptySubtitle", .empty, .subtitle),
        DefaultKey("emptyButton", .empty, .actionLabel(.first)),
        DefaultKey("firstUseTitle", .firstUse, .title),
        DefaultKey("firstUseSubtitle", .firstUse, .subtitle),
        DefaultKey("firstUseButton", .firstUse, .actionLabel(.first)),
        DefaultKey("clearedTitle", .cleared, .title),
        DefaultKey("clearedSubtitle", .cleared, .subtitle),
        DefaultKey("clearedButton", .cleared, .actionLabel(.first)),
        DefaultKey("noSelectionTitle", .noSelection, .title),
        DefaultKey("noSelectionSubtitle", .noSelection, .subtitle),
        DefaultKey("notFoundTitle", .notFound, .title),
        DefaultKey("notFoundSubtitle", .notFound, .subtitle),
        DefaultKey("notFoundButton", .notFound, .actionLabel(.first)),
        DefaultKey("notFoundSecondButton", .notFound, .actionLabel(.second)),
        DefaultKey("timeoutTitle", .timeout, .title),
        DefaultKey("timeoutSubtitle", .timeout, .subtitle),
        DefaultKey("timeoutButton", .timeout, .actionLabel(.first)),
        DefaultKey("unknownErrorTitle", .unknownError, .title),
        DefaultKey("unknownErrorSubtitle", .unknownError, .subtitle),
        DefaultKey("unknownErrorButton", .unknownError, .actionLabel(.first)),
        DefaultKey("unknownErrorSecondButton", .unknownError, .actionLabel(.second)),
        DefaultKey("permissionCameraTitle", .permission, .title, when: .permission(.camera)),
        DefaultKey("permissionLocationTitle", .permission, .title, when: .permission(.location)),
        DefaultKey("permissionNotificationsTitle", .permission, .title, when: .permission(.notifications)),
        DefaultKey("permissionTitle", .permission, .title),
        DefaultKey("permissionSubtitle", .permission, .subtitle),
        DefaultKey("permissionButton", .permission, .actionLabel(.first)),
        DefaultKey("permissionSecondButton", .permission, .actionLabel(.second)),
        DefaultKey("maintenanceTitle", .maintenance, .title),
        DefaultKey("maintenanceUntilSubtitle", .maintenance, .subtitle, when: .argument, .time),
        DefaultKey("maintenanceSubtitle", .maintenance, .subtitle),
        DefaultKey("maintenanceButton", .maintenance, .actionLabel(.first)),
        DefaultKey("successTitle", .success, .title),
        DefaultKey("successSubtitle", .success, .subtitle),
        DefaultKey("successButton", .success, .actionLabel(.first)),
        DefaultKey("updateFailureTitle", .updateFailure, .title),
        DefaultKey("updateFailureSubtitle", .updateFailure, .subtitle),
        DefaultKey("updateFailureButton", .updateFailure, .actionLabel(.first)),
        DefaultKey("commonRetryButton", nil, .action(.first, .label), when: .intent(.retry)),
        DefaultKey("commonCancelButton", nil, .action(.first, .label), when: .intent(.cancel)),
        DefaultKey("commonDismissButton", nil, .action(.first, .label), when: .intent(.dismiss)),
        DefaultKey("commonRetryBusyLabel", nil, .action(.first, .busyLabel), when: .intent(.retry)),
        DefaultKey("commonBusyLabel", nil, .action(.first, .busyLabel)),
        DefaultKey("commonSucceededLabel", nil, .action(.first, .succeededLabel)),
        DefaultKey("commonFailedLabel", nil, .action(.first, .failedLabel)),
        DefaultKey("commonDisabledReason", nil, .action(.first, .disabledReason)),
        DefaultKey("commonActionsLabel", nil, .actionsLabel),
        DefaultKey("commonLogoLabel", nil, .brandMarkLabel, .brand),
        DefaultKey("commonErrorReference", nil, .errorReference, when: .argument, .code),
        DefaultKey("commonRefreshingLabel", nil, .refreshingLabel),
        DefaultKey("commonRefreshHint", nil, .refreshHint),
        DefaultKey("commonResultsAnnouncement", nil, .resultsAnnouncement, when: .argument, .count),
    ]

    /// The keys with plural forms.
    package static let counts = all.filter { $0.argument == .count }

    /// The entry of a key; nil for one that is not in the table.
    package static func entry(_ key: String) -> DefaultKey? { position(key).map { all[$0] } }

    /// Where a key stands in the table; nil for one that does not.
    static func position(_ key: String) -> Int? { byKey[key] }

    /// The key that a role inherits; nil where the kind has no text for it.
    /// - Parameters:
    ///   - arguments: choose among the variants of a text (KD-4).
    ///   - intent: what the button does whose text is asked for.
    package static func key(
        _ kind: StateViewKind, _ role: StateViewTextRole, _ arguments: StateViewArguments = StateViewArguments(),
        intent: StateViewAction.Intent? = nil
    ) -> String? {
        position(kind, role, arguments, intent: intent).map { all[$0].key }
    }

    /// Where the key stands in the table that a role inherits; nil where the kind has no text for it.
    static func position(
        _ kind: StateViewKind, _ role: StateViewTextRole, _ arguments: StateViewArguments,
        intent: StateViewAction.Intent?
    ) -> Int? {
        // A loop, as it is asked for every text of every view.
        func first(_ positions: [Int], _ role: StateViewTextRole) -> Int? {
            for position in positions where all[position].role == role && all[position].holds(arguments, intent) {
                return position
            }
            return nil
        }
        /// What all kinds share: a label by what the tap does, and the other texts of a button whatever its slot.
        func common() -> Int? {
            switch role {
            case .action(_, .label): intent.flatMap(label).flatMap(position)
            case .action(_, let text): first(shared, .action(.first, text))
            default: first(shared, role)
            }
        }
        // A kind of the app has keys of its own; what nobody wrote for it is shared.
        guard let place = kind.position else { return common() }
        let own = byKind[place]
        guard case .action(let slot, .label) = role else { return first(own.positions, role) ?? common() }
        // No label is invented for a view that has no button of its own (BB-2).
        if kind == .noResults { return first(own.positions, role) }
        // A button that does something else than the kind's own has the label of that, or none: never the kind's.
        if let intent, slot.position >= own.intents.count || own.intents[slot.position] != intent { return common() }
        return first(own.positions, role) ?? common()
    }

    /// The keys that a role has in some variant, the one without values last.
    package static func variants(_ kind: StateViewKind, _ role: StateViewTextRole) -> [DefaultKey] {
        rows(of: kind).map { all[$0] }.filter { $0.role == role }
    }

    /// Whether a text of a role has a variant with a hole for a value.
    static func reads(_ name: StateViewArguments.Name, _ kind: StateViewKind, _ role: StateViewTextRole) -> Bool {
        variants(kind, role).contains { $0.argument == name }
            || shared.contains { all[$0].role == role && all[$0].argument == name }
    }

    /// Whether a value chooses among the texts of a kind.
    package static func chooses(_ name: StateViewArguments.Name, _ kind: StateViewKind) -> Bool {
        rows(of: kind).contains { position in
            switch all[position].condition {
            case .permission: name == .permission
            case .countAboveZero: name == .count
            case .argument: name == all[position].argument
            case .always, .intent: false
            }
        }
    }

    /// The label of a button that says no more than what its tap does; nil where the author must say it.
    package static func label(of intent: StateViewAction.Intent) -> String? {
        switch intent {
        case .retry: prefix + "commonRetryButton"
        case .cancel: prefix + "commonCancelButton"
        case .dismiss: prefix + "commonDismissButton"
        case .login: prefix + "loginButton"
        case .signup: prefix + "loginSecondButton"
        case .verify: prefix + "verifyIdentityGenericButton"
        case .openSettings: prefix + "permissionButton"
        case .create: prefix + "emptyButton"
        case .goHome: prefix + "notFoundButton"
        case .goBack: prefix + "notFoundSecondButton"
        case .contactSupport: prefix + "unknownErrorSecondButton"
        case .saveSearch: prefix + "noSearchResultsButton"
        case .clearFilters: prefix + "noSearchResultsSecondButton"
        case .undo, .custom: nil
        }
    }

    /// The key of a text of a kind that an app adds, such as `stateView.outOfStock.title`; nil for a kind of the product.
    package static func key(ofApp kind: StateViewKind, _ role: StateViewTextRole) -> String? {
        kind.position == nil ? "\(appPrefix)\(kind.rawValue).\(role.name)" : nil
    }

    /// Whether a key is such a one of any kind, which code may add by its name.
    package static func isOfApp(_ key: String) -> Bool {
        key.hasPrefix(appPrefix) && appSuffixes.contains { key.hasSuffix($0) }
    }

    private static let appPrefix = "stateView."
    private static let appSuffixes = StateViewTextRole.all.map { ".\($0.name)" }

    private static func rows(of kind: StateViewKind) -> [Int] { kind.position.map { byKind[$0].positions } ?? [] }

    // The table is asked for every text of every view: what is derived from it names rows by their positions.
    private static let byKey = Dictionary(uniqueKeysWithValues: all.indices.map { (all[$0].key, $0) })
    private static let shared = all.indices.filter { all[$0].kind == nil }
    /// By the position of the kind.
    private static let byKind = StateViewKind.allBuiltIn.map { kind in
        (
            positions: all.indices.filter { all[$0].kind == kind },
            // A loading view has no button of its own; its label is for one that cancels.
            intents: kind == .loading ? [.cancel] : kind.defaultIntents
        )
    }
}

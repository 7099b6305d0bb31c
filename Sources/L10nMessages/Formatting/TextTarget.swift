package import L10nLocale

/// Where a text goes, which decides how values are kept from reordering it (B-25 to B-29).
package enum TextTarget: String, Hashable, Sendable, CaseIterable {
    /// Plain text that is laid out for people: views, notifications, pictures. The base direction is to be set from the
    /// result.
    case screen
    /// HTML: characters escaped, values in `bdi` elements. The `dir` of the element around it is to be set from the
    /// result.
    case html
    /// What is spoken, or read line by line: labels of screen readers, logs, terminals. No controls are added.
    case plain
    /// What programs read: file names, addresses, keys. No controls are added, and those of values are left out with an
    /// issue.
    case name

    package var isolation: Isolation {
        switch self {
        case .screen: .isolate
        case .html: .elements
        case .plain, .name: .none
        }
    }

    /// Whether a control in a value is an issue.
    package var rejectsControls: Bool { self == .name }
}

extension MessageFormatter {
    /// - Parameter direction: the base direction of the texts; nil when it is unknown.
    package init(
        for target: TextTarget, direction: TextDirection?, substitute: Substitute? = nil,
        numbers: any NumberEngine = PlainNumbers()
    ) {
        self.init(direction: direction, isolation: target.isolation, substitute: substitute, numbers: numbers)
        rejectsControls = target.rejectsControls
    }
}

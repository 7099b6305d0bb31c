/// What attributes of interface files are called in keys (SC-48).
///
/// An element may have an attribute under one of several names; a name that no table has does no harm.
enum InterfaceProperty {
    /// The properties that an attribute, or a text inside an element, is called in keys; none for one that is not shown.
    /// - Parameter state: the state of a button that the element is for.
    static func keys(of attribute: String, in element: String, state: String?) -> [String] {
        if element == "accessibility" { return ofAccessibility[attribute] ?? [] }
        guard let keys = byAttribute[attribute] else { return [] }
        guard let state, let first = keys.first else { return keys }
        return ["\(state)\(first.prefix(1).uppercased())\(first.dropFirst())"]
    }

    private static let byAttribute: [String: [String]] = {
        var keys = Dictionary(uniqueKeysWithValues: own.map { ($0, [$0]) })
        keys["toolTip"] = ["ibShadowedToolTip", "toolTip"]
        keys["attributedTitle"] = ["attributedTitle", "normalAttributedTitle"]
        return keys
    }()

    /// Attributes that keys call what they are called.
    private static let own = [
        "text", "title", "subtitle", "placeholder", "placeholderString", "label", "paletteLabel", "headerTitle",
        "footerTitle", "alternateTitle", "prompt", "backButtonTitle", "headerToolTip", "badgeValue", "largeTitle",
        "attributedText", "attributedStringValue", "message", "informativeText", "miniwindowTitle",
        "maximumValueImageLabel", "searchMenuTemplate", "nullPlaceholder",
    ]

    private static let ofAccessibility = [
        "label": ["accessibilityLabel", "accessibilityConfiguration.label"],
        "hint": ["accessibilityHint", "accessibilityConfiguration.hint"],
        "value": ["accessibilityValue", "accessibilityConfiguration.value"],
        "description": ["ibExternalAccessibilityDescription"], "help": ["ibExternalAccessibilityHelp"],
    ]

    /// The lists that segments are parts of.
    static let ofSegments = [
        "title": "segmentTitles", "label": "ibShadowedLabels", "toolTip": "ibShadowedToolTips",
    ]

    /// Elements that are lists of texts.
    static let lists: Set<String> = ["objectValues", "scopeButtonTitles"]

    /// Elements that have ids and show nothing.
    static let connections: Set<String> = [
        "outlet", "action", "constraint", "segue", "binding", "outletCollection", "exit", "connections",
        "layoutGuide", "viewControllerLayoutGuide", "viewLayoutGuide",
    ]
}

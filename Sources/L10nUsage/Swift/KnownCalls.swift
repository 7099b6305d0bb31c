/// The calls of Apple's frameworks that look a key up, by their names.
///
/// Source: the public interfaces of the iOS 17.4 SDK (SC-1 to SC-28), and Apple's documentation of what came since, up to
/// iOS 26.
package enum KnownCalls {
    /// Where the arguments of a call stand.
    package enum Position: Sendable, Hashable {
        case unlabelled(Int)
        case label(String)
    }

    package struct Shape: Sendable {
        package var key: Position
        package var table: Position?
        package var bundle: Position?
        package var value: Position?
        package var comment: Position?
        /// The argument without which it is another function of that name.
        package var needed: Position?
        /// Whether the argument has a localized type, so that values become specifiers (SC-32).
        package var isLocalized = false
        /// Whether only a literal is a key, and a variable a text (SC-24).
        package var isImplicit = false
        package var table0 = "Localizable"
        /// What people call it.
        package var way: String
        /// The framework without which the name says nothing.
        package var framework: Set<String> = []

        init(_ way: String, _ key: Position) {
            self.way = way
            self.key = key
        }
    }

    /// Whether a call of that name looks something up whatever its arguments are.
    package static func isLookup(_ name: String) -> Bool { explicit[name] != nil }

    /// Whether a call of that name makes a key of a text, which another call looks up, in the table that is named there.
    static func isConversion(_ name: String) -> Bool { name == "LocalizedStringKey" || name == "LocalizationValue" }

    /// Whether views of SwiftUI are made, or changed, by a call of that name.
    package static func isView(_ name: String) -> Bool {
        implicit[name]?.contains { $0.framework.contains("SwiftUI") } ?? false
    }

    package static func shapes(of call: CodeCall) -> [Shape] {
        let name = call.calledType ?? call.name
        if let shapes = explicit[name] { return shapes }
        return implicit[name] ?? []
    }

    /// Whether a call makes a key of what it is given behind a label, or without one.
    static func takesKey(_ call: String, label: String?) -> Bool {
        let shapes = (explicit[call] ?? []) + (implicit[call] ?? [])
        return shapes.contains { shape in
            switch shape.key {
            case .label(let own): shape.isLocalized && own == label
            case .unlabelled: shape.isLocalized && label == nil
            }
        }
    }

    /// Calls whose name alone says that a key is looked up.
    private static let explicit: [String: [Shape]] = {
        var calls: [String: [Shape]] = [:]
        calls["NSLocalizedString"] = [
            make("NSLocalizedString", .unlabelled(0)) {
                $0.table = .label("tableName")
                $0.bundle = .label("bundle")
                $0.value = .label("value")
                $0.comment = .label("comment")
            }
        ]
        calls["localizedString"] = [
            make("localizedString(forKey:)", .label("forKey")) {
                $0.needed = .label("value")
                $0.table = .label("table")
                $0.value = .label("value")
            }
        ]
        calls["localizedAttributedString"] = [
            make("localizedAttributedString(forKey:)", .label("forKey")) {
                $0.table = .label("table")
                $0.value = .label("value")
            }
        ]
        calls["localizedUserNotificationString"] = [make("localizedUserNotificationString", .label("forKey")) { _ in }]
        for (name, table, bundle, value) in [
            ("CFCopyLocalizedString", nil, nil, nil), ("CFCopyLocalizedStringFromTable", 1, nil, nil),
            ("CFCopyLocalizedStringFromTableInBundle", 1, 2, nil), ("CFCopyLocalizedStringWithDefaultValue", 1, 2, 3),
        ] as [(String, Int?, Int?, Int?)] {
            calls[name] = [
                make(name, .unlabelled(0)) {
                    $0.table = table.map(Position.unlabelled)
                    $0.bundle = bundle.map(Position.unlabelled)
                    $0.value = value.map(Position.unlabelled)
                }
            ]
        }
        for name in ["LocalizedStringResource", "LocalizedStringKey", "LocalizationValue"] {
            calls[name] = [
                make(name, .unlabelled(0)) {
                    $0.isLocalized = true
                    localized(&$0)
                },
                make(name, .label("stringLiteral")) { $0.isLocalized = true },
            ]
        }
        for name in ["String", "AttributedString"] {
            calls[name] = [
                make("\(name)(localized:)", .label("localized")) {
                    $0.isLocalized = true
                    localized(&$0)
                }
            ]
        }
        return calls
    }()

    private static func localized(_ shape: inout Shape) {
        shape.table = .label("table")
        shape.bundle = .label("bundle")
        shape.value = .label("defaultValue")
        shape.comment = .label("comment")
    }

    /// Calls that make a key of a literal, and show any other text as it is.
    private static let implicit: [String: [Shape]] = {
        var calls: [String: [Shape]] = [:]
        func add(_ names: String, _ position: Position, _ framework: Set<String> = [], table: String = "Localizable") {
            for name in names.split(separator: " ").map(String.init) {
                calls[name, default: []].append(
                    make(name, position) {
                        $0.isLocalized = true
                        $0.isImplicit = true
                        $0.table0 = table
                        $0.framework = framework
                        if name == "Text" { $0.table = .label("tableName") }
                        $0.bundle = .label("bundle")
                        $0.comment = .label("comment")
                    })
            }
        }
        let swiftUI: Set = ["SwiftUI", "WidgetKit", "Charts", "AppIntents", "ActivityKit"]
        let views =
            "Text Button Label Toggle Picker Section TextField SecureField Menu NavigationLink Link GroupBox DisclosureGroup "
            + "ProgressView LabeledContent DatePicker MultiDatePicker ColorPicker Stepper ControlGroup CommandMenu ShareLink "
            + "SharePreview ContentUnavailableView TableColumn MenuBarExtra WindowGroup Window MenuButton TextFieldLink Tab "
            + "AccessibilityRotorEntry AccessibilityCustomContentKey AxisValueLabel Gauge TabSection UtilityWindow AlertScene "
            + "DocumentGroupLaunchScene NewDocumentButton ControlWidgetToggle ControlWidgetButton"
        let modifiers =
            "navigationTitle navigationSubtitle navigationBarTitle alert confirmationDialog help badge "
            + "typeSelectEquivalent accessibilityLabel accessibilityValue accessibilityHint accessibilityRotor "
            + "accessibilityCustomContent fileDialogMessage fileDialogConfirmationLabel fileExporterFilenameLabel "
            + "dialogSuppressionToggle configurationDisplayName widgetLabel chartXAxisLabel chartYAxisLabel"
        add(views, .unlabelled(0), swiftUI)
        add(modifiers, .unlabelled(0), swiftUI)
        add("accessibilityCustomContent", .unlabelled(1), swiftUI)
        add("accessibilityInputLabels", .unlabelled(0), swiftUI)
        add("searchable", .label("prompt"), swiftUI)
        // Both take a `Text`, which may be written as `.init("key")`.
        for label in ["title", "message"] { add("Alert", .label(label), swiftUI) }
        add("accessibilityAction", .label("named"), swiftUI)
        add("description displayName", .unlabelled(0), ["WidgetKit"])
        add("AppIntentRecommendation", .label("description"), ["WidgetKit", "AppIntents"])
        add("value", .unlabelled(0), ["Charts"])
        for label in ["x", "y", "yStart", "yEnd"] { add("LinePlot AreaPlot", .label(label), ["Charts"]) }
        add("PhotosPicker", .unlabelled(0), ["PhotosUI"])
        add("Marker Annotation", .unlabelled(0), ["MapKit"])
        add("AlarmButton", .label("text"), ["AlarmKit"])
        add("Alert Countdown Paused", .label("title"), ["AlarmKit"])
        let intents: Set = ["AppIntents"]
        for label in ["title", "description", "requestValueDialog"] { add("Parameter", .label(label), intents) }
        add("Property ComputedProperty DeferredProperty", .label("title"), intents)
        for label in ["acceptLabel", "denyLabel"] { add("custom", .label(label), intents) }
        add("IntentDescription IntentDialog TypeDisplayRepresentation DisplayRepresentation", .unlabelled(0), intents)
        for label in ["categoryName", "searchKeywords", "resultValueName"] {
            add("IntentDescription", .label(label), intents)
        }
        for label in ["full", "supporting"] { add("IntentDialog", .label(label), intents) }
        for label in ["title", "subtitle", "synonyms"] { add("DisplayRepresentation", .label(label), intents) }
        for label in ["name", "numericFormat", "synonyms"] { add("TypeDisplayRepresentation", .label(label), intents) }
        add("AppShortcut", .label("shortTitle"), intents)
        add("AppShortcut", .label("phrases"), intents, table: "AppShortcuts")
        add("Summary", .unlabelled(0), intents)
        let items = "IntentItem IntentItemSection ItemSection"
        for position in [Position.unlabelled(0), .label("title"), .label("subtitle")] { add(items, position, intents) }
        add("requestValue needsValueError", .unlabelled(0), intents)
        add(
            "result requestConfirmation requestDisambiguation needsDisambiguationError", .label("dialog"), intents)
        for label in ["title", "body"] { add("AlertConfiguration", .label(label), ["ActivityKit"]) }
        return calls
    }()

    private static func make(_ way: String, _ key: Position, _ change: (inout Shape) -> Void) -> Shape {
        var shape = Shape(way, key)
        change(&shape)
        return shape
    }

    // MARK: Texts that are shown as they are

    private static let shownProperties: Set<String> = [
        "text", "title", "placeholder", "placeholderString", "stringValue", "toolTip", "messageText", "informativeText",
        "prompt", "headerText",
    ]

    /// The name of a call that stands for showing a text as it is.
    package static let shown = "="

    /// Whether a property shows the text that it is set to (SC-28).
    package static func isShown(_ property: String) -> Bool { shownProperties.contains(property) }

    // MARK: Other names

    /// Whether a literal behind this label of a call is the name of something else than a text (SC-28).
    package static func isOtherName(_ call: CodeCall, label: String?) -> Bool {
        switch label {
        case "systemImage", "systemName", "systemSymbolName", "image", "named", "identifier", "forCellReuseIdentifier",
            "withIdentifier", "withReuseIdentifier", "reuseIdentifier", "nibName", "suiteName", "forResource",
            "withExtension", "ofType", "imageName", "subsystem", "category", "verbatim":
            true
        case "forKey": call.name != "localizedString" && call.name != "localizedUserNotificationString"
        case nil:
            switch call.name {
            case "Image", "Color", "print", "debugPrint", "NSLog", "Logger", "fatalError", "precondition", "assert",
                "assertionFailure", "preconditionFailure", "accessibilityIdentifier", "NSClassFromString", "Selector":
                true
            default: false
            }
        default: false
        }
    }
}

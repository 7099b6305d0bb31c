/// The paths of the slots of a picture.
struct ExtentSlots: Sendable {
    let width: TokenPath
    let height: TokenPath

    static let illustration = ExtentSlots("illustration")
    static let animation = ExtentSlots("animation")

    private init(_ group: String) {
        width = TokenPath("stateView.\(group).width")
        height = TokenPath("stateView.\(group).height")
    }
}

/// The paths of the slots of a text.
struct LabelSlots: Sendable {
    let color: TokenPath
    let typography: TokenPath
    let maxWidth: TokenPath

    static let title = LabelSlots("title")
    static let subtitle = LabelSlots("subtitle")
    static let loading = LabelSlots("loading")

    private init(_ group: String) {
        color = TokenPath("stateView.\(group).color")
        typography = TokenPath("stateView.\(group).typography")
        maxWidth = TokenPath("stateView.\(group).maxWidth")
    }
}

/// The paths of the slots of a button or of a state of buttons, which has the first three.
struct ButtonSlots: Sendable {
    let background: TokenPath
    let label: TokenPath
    let border: TokenPath
    let backgroundPressed: TokenPath
    let typography: TokenPath
    let cornerRadius: TokenPath
    let paddingVertical: TokenPath
    let paddingHorizontal: TokenPath

    static let primary = ButtonSlots("primary")
    static let secondary = ButtonSlots("secondary")
    static let tertiary = ButtonSlots("tertiary")
    static let disabled = ButtonSlots("disabled")
    static let busy = ButtonSlots("busy")

    private init(_ group: String) {
        func path(_ name: String) -> TokenPath { TokenPath("stateView.button.\(group).\(name)") }
        background = path("background")
        label = path("label")
        border = path("border")
        backgroundPressed = path("backgroundPressed")
        typography = path("typography")
        cornerRadius = path("cornerRadius")
        paddingVertical = path("paddingVertical")
        paddingHorizontal = path("paddingHorizontal")
    }
}

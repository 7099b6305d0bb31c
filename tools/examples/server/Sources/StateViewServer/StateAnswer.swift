import StateViewL10n

/// What an app is told of a view. Where its texts and colours come from is nobody's business outside.
struct StateAnswer: Encodable {
    let id: String
    let direction: String
    let icon: String?
    let texts: [Text]
    let actions: [Action]
    let colors: [String: Color]
    let lengths: [String: Double]

    struct Text: Encodable {
        let role: String
        let text: String
        let language: String
        let direction: String
    }

    struct Action: Encodable {
        let slot: String
        let intent: String
        let label: String
    }

    /// `#rrggbb` or `#rrggbbaa`, for each scheme.
    struct Color: Encodable {
        let light: String
        let dark: String
    }

    init(light: ResolvedStateView, dark: ResolvedStateView) {
        id = light.id
        direction = light.direction.rawValue
        icon = light.pictures.first?.id
        texts = light.texts.filter { !$0.text.text.isEmpty }.map { item in
            Text(
                role: item.role.name, text: item.text.text, language: item.text.language.description,
                direction: item.text.direction.rawValue)
        }
        actions = light.actions.map { action in
            Action(slot: action.slot.rawValue, intent: action.intent.name, label: action.label?.text ?? "")
        }
        colors = light.properties.reduce(into: [:]) { colors, property in
            guard let own = property.color else { return }
            colors[property.name] = Color(
                light: own.screenColor.hex, dark: (dark.property(property.name)?.color ?? own).screenColor.hex)
        }
        lengths = light.properties.reduce(into: [:]) { lengths, property in
            lengths[property.name] = property.length
        }
    }
}

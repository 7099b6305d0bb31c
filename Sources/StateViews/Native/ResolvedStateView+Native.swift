import L10nLocale
import L10nLookup

extension ResolvedStateView {
    /// Why a platform's own view cannot show what a state view has.
    private enum Misfit: String {
        case fullWidthAction = "full-width-action"
        case brandMark = "brand-mark"
        case animation
        case textMaxWidth = "text-max-width"
        case ownSpacing = "own-spacing"
        /// A picture whose size an author set.
        case imageSize = "image-size"
        case progress
        case placement
        /// A picture that says something to who does not see it.
        case imageLabel = "image-label"
        case errorReference = "error-reference"
        case moreThanTwoActions = "more-than-two-actions"
    }

    /// The names of what keeps a platform's own view from showing everything, such as `brand-mark`; empty when it fits.
    ///
    /// Source: state-views.md 4.3 (MD-9).
    public func misfits(_ view: NativeView) -> [String] { reasons(view).map(\.rawValue) }

    private func reasons(_ view: NativeView) -> [Misfit] {
        switch view {
        case .compose, .html: []
        case .contentUnavailableView: unavailableMisfits
        case .contentUnavailableConfiguration:
            unavailableMisfits + (actions.count > 2 ? [.moreThanTwoActions] : [])
        }
    }

    private var unavailableMisfits: [Misfit] {
        var misfits: [Misfit] = []
        if actions.contains(where: { $0.width != .intrinsic }) { misfits.append(.fullWidthAction) }
        if brandMark != nil { misfits.append(.brandMark) }
        if pictures.first?.kind == .animation { misfits.append(.animation) }
        if ["title.maxWidth", "subtitle.maxWidth"].contains(where: { property($0)?.length != nil }) {
            misfits.append(.textMaxWidth)
        }
        // The platform's own gaps stand for a profile's, as does its size of a picture; what an author sets they cannot be.
        let own = properties.lazy.filter { $0.layer >= .documentDefault }.map(\.name)
        if own.contains(where: { $0.hasPrefix("spacing.") || $0 == "padding" }) { misfits.append(.ownSpacing) }
        if own.contains(where: { ["image.size", "image.width", "image.height"].contains($0) }) {
            misfits.append(.imageSize)
        }
        if progress != nil { misfits.append(.progress) }
        if shown(.errorReference) != nil { misfits.append(.errorReference) }
        if !pictures.isEmpty, shown(.imageLabel) != nil { misfits.append(.imageLabel) }
        switch layout.placement {
        case .fullScreen, .container, .sheet: break
        case .overlay, .inline, .banner: misfits.append(.placement)
        }
        return misfits
    }

    /// The view as a platform's own; nil where something does not fit.
    public func native(_ view: NativeView) -> NativeElement? {
        guard misfits(view).isEmpty else { return nil }
        return switch view {
        case .contentUnavailableView: contentUnavailableView
        case .contentUnavailableConfiguration: contentUnavailableConfiguration
        case .compose: column
        case .html: section
        }
    }

    private func shown(_ role: StateViewTextRole) -> ResolvedText? { texts.shown(role) }

    /// Why a button cannot be used; nil for one that can.
    private func disabledReason(_ action: Action) -> ResolvedText? {
        action.isEnabled ? nil : shown(.action(action.slot, .disabledReason))
    }

    /// What Apple's views are told of a button: its hint, or that it cannot be used, and why.
    private func use(_ action: Action) -> [String: String] {
        var attributes = action.isEnabled ? [:] : ["disabled": "true"]
        let hint = action.isEnabled ? shown(.action(action.slot, .hint)) : disabledReason(action)
        attributes["accessibilityHint"] = hint?.text
        return attributes
    }

    private var symbol: [String: String] {
        guard let picture = pictures.first else { return [:] }
        return picture.sfSymbol.map { ["systemImage": $0] } ?? ["image": picture.id]
    }

    private var contentUnavailableView: NativeElement {
        var children = [NativeElement("Label", shown(.title)?.text, symbol)]
        if let subtitle = shown(.subtitle) { children.append(NativeElement("Text", subtitle.text)) }
        let buttons = actions.map { action in
            NativeElement("Button", action.label?.text, use(action).merging(["style": action.style]) { own, _ in own })
        }
        return NativeElement("ContentUnavailableView", children: children + buttons)
    }

    private var contentUnavailableConfiguration: NativeElement {
        var children = [NativeElement("image", nil, symbol)]
        if pictures.isEmpty { children = [] }
        if let title = shown(.title) { children.append(NativeElement("text", title.text)) }
        if let subtitle = shown(.subtitle) { children.append(NativeElement("secondaryText", subtitle.text)) }
        for (action, name) in zip(actions, ["button", "secondaryButton"]) {
            children.append(NativeElement(name, action.label?.text, use(action)))
        }
        return NativeElement("UIContentUnavailableConfiguration", children: children)
    }

    private var column: NativeElement {
        var children: [NativeElement] = []
        if progress != nil { children.append(NativeElement("CircularProgressIndicator")) }
        if progress == nil, let picture = pictures.first {
            var attributes = ["contentDescription": shown(.imageLabel)?.text ?? "null"]
            attributes["icon"] = picture.material ?? picture.id
            children.append(NativeElement("Icon", nil, attributes))
        }
        for role in StateViewTextRole.drawn {
            guard let text = shown(role) else { continue }
            children.append(NativeElement("Text", text.text, role == .title ? ["semantics": "heading"] : [:]))
        }
        for action in actions {
            var attributes = action.isEnabled ? [:] : ["enabled": "false"]
            attributes["onClickLabel"] = action.isEnabled ? shown(.action(action.slot, .hint))?.text : nil
            children.append(
                NativeElement(
                    "Button", action.label?.text, ["style": action.style].merging(attributes) { own, _ in own }))
            if let reason = disabledReason(action) { children.append(NativeElement("Text", reason.text)) }
        }
        if let brandMark {
            children.append(
                NativeElement(
                    "Image", nil,
                    ["asset": brandMark.asset, "contentDescription": shown(.brandMarkLabel)?.text ?? "null"]))
        }
        return NativeElement(
            "Column", nil,
            ["horizontalAlignment": "CenterHorizontally", "modifier": "fillMaxSize", "verticalArrangement": "Center"],
            children: children)
    }

    // MARK: HTML

    /// In reading order; what is drawn first is put there by the style sheet.
    ///
    /// Source: state-views.md 4.3 (MD-10).
    private var section: NativeElement {
        var children: [NativeElement] = []
        if let title = shown(.title) {
            children.append(
                run("h\(layout.headingLevel)", title, ["class": "state-view-title", "id": htmlID + "-title"]))
        }
        if let subtitle = shown(.subtitle) { children.append(run("p", subtitle, ["class": "state-view-subtitle"])) }
        if progress != nil {
            if let label = shown(.progressLabel) { children.append(run("p", label, ["class": "state-view-progress"])) }
            children.append(NativeElement("svg", nil, ["aria-hidden": "true"]))
        } else if let picture = pictures.first {
            var attributes = ["data-icon": picture.id]
            if picture.isMirrored { attributes["data-mirrored"] = "" }
            if let label = shown(.imageLabel) {
                attributes["aria-label"] = label.text
                attributes["role"] = "img"
            } else {
                attributes["aria-hidden"] = "true"
            }
            children.append(NativeElement("svg", nil, attributes))
        }
        if let reference = shown(.errorReference) {
            children.append(run("p", reference, ["class": "state-view-reference"]))
        }
        let buttons = actions.flatMap { action in
            action.label.map { button(action, $0) } ?? []
        }
        if actions.count > 1 {
            var attributes = ["class": "state-view-actions", "role": "group"]
            attributes["aria-label"] = shown(.actionsLabel)?.text
            children.append(NativeElement("div", nil, attributes, children: buttons))
        } else {
            children += buttons
        }
        if let brandMark {
            children.append(
                NativeElement("img", nil, ["alt": shown(.brandMarkLabel)?.text ?? "", "data-mark": brandMark.asset]))
        }
        var attributes = ["class": "state-view", "data-view": id, "dir": direction.rawValue]
        if shown(.title) != nil { attributes["aria-labelledby"] = htmlID + "-title" }
        switch accessibility.first?.live {
        case .polite: attributes["role"] = "status"
        case .assertive: attributes["role"] = "alert"
        case nil: break
        }
        return NativeElement("section", nil, attributes, children: children)
    }

    /// What the ids of its elements begin with: its own, without what an id of HTML may not have.
    private var htmlID: String {
        String(id.map { $0.isWhitespace || $0 == "\"" || $0 == "<" || $0 == "&" ? "-" : $0 })
    }

    /// A button; behind one that cannot be used its reason, for everybody to read (FS-17).
    private func button(_ action: Action, _ label: ResolvedText) -> [NativeElement] {
        var attributes = ["data-action": action.slot.rawValue, "type": "button"]
        guard !action.isEnabled else {
            attributes["aria-description"] = shown(.action(action.slot, .hint))?.text
            return [run("button", label, attributes)]
        }
        attributes["disabled"] = ""
        guard let reason = disabledReason(action) else { return [run("button", label, attributes)] }
        let name = "\(htmlID)-\(action.slot.rawValue)-reason"
        attributes["aria-describedby"] = name
        return [run("button", label, attributes), run("p", reason, ["class": "state-view-reason", "id": name])]
    }

    /// A run of text says its language and its direction. Of the ends of lines that it may have, HTML knows one.
    private func run(_ name: String, _ text: ResolvedText, _ attributes: [String: String] = [:]) -> NativeElement {
        var attributes = attributes
        attributes["lang"] = text.language.description
        attributes["dir"] = text.direction.rawValue
        return NativeElement(name, String(text.text.map { $0.isNewline ? "\n" : $0 }), attributes)
    }
}

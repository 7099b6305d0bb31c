import StateViewL10n
import SwiftUI

/// A state view in SwiftUI: the platform's own view where nothing gets lost in it, else its parts one below the other.
struct StateViewContent: View {
    let view: ResolvedStateView
    /// Such as the `tap(_:)` of a driver.
    let tap: @MainActor (StateViewAction.Slot) -> Void

    var body: some View {
        Group {
            if view.misfits(.contentUnavailableView).isEmpty {
                ContentUnavailableView {
                    Label { text(.title) } icon: { picture(sized: false) }
                } description: {
                    text(.subtitle)
                } actions: {
                    buttons
                }
            } else {
                VStack(spacing: 0) {
                    if view.progress == nil { picture(sized: true) } else { ProgressView() }
                    text(.title).padding(.top, length("spacing.imageTitle"))
                    text(.subtitle).padding(.top, length("spacing.titleSubtitle"))
                    text(.progressLabel).padding(.top, length("spacing.imageTitle"))
                    text(.errorReference).padding(.top, length("spacing.titleSubtitle"))
                    VStack(spacing: length("spacing.betweenActions")) { buttons }
                        .padding(.top, length("spacing.subtitleActions"))
                    if let mark = view.brandMark {
                        image(mark.asset, .brandMarkLabel).padding(.top, length("spacing.beforeBrandMark"))
                    }
                }
                .padding(padding)
                .frame(maxWidth: view.property("contentMaxWidth")?.length.map { CGFloat($0) })
            }
        }
        .background(box, in: RoundedRectangle(cornerRadius: length("cornerRadius")))
        .multilineTextAlignment(.center)
        .environment(\.layoutDirection, view.direction == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    @ViewBuilder private func text(_ role: StateViewTextRole) -> some View {
        if let text = view.text(role), !text.text.isEmpty {
            Text(text.text)
                .font(font(role.name)).foregroundStyle(color(role.name + ".color") ?? .primary)
                .lineLimit(lines(role)).frame(maxWidth: view.property(role.name + ".maxWidth")?.length.map { CGFloat($0) })
                .environment(\.locale, Locale(identifier: text.language.description))
                .accessibilityAddTraits(role == .title ? .isHeader : [])
        }
    }

    @ViewBuilder private var buttons: some View {
        ForEach(view.actions, id: \.slot) { action in
            Button { tap(action.slot) } label: {
                // Inside of the button, so that its shape is as wide.
                Text(action.label?.text ?? "").frame(maxWidth: action.width == .intrinsic ? nil : .infinity)
            }
            .font(font("action.\(action.slot.rawValue)")).disabled(!action.isEnabled).padding(insets(action))
            .accessibilityHint(view.text(.action(action.slot, action.isEnabled ? .hint : .disabledReason))?.text ?? "")
        }
    }

    /// The platform's own view gives a picture its size.
    @ViewBuilder private func picture(sized: Bool) -> some View {
        if let picture = view.pictures.first(where: { $0.kind != .animation }) {
            let drawn = picture.sfSymbol.map { Image(systemName: $0) } ?? image(picture.id, .imageLabel)
            Group {
                if sized, let width = side("width") {
                    drawn.resizable().scaledToFit().frame(width: width, height: side("height"))
                } else {
                    drawn
                }
            }
            .foregroundStyle(color("image.color") ?? .primary)
            .accessibilityLabel(view.text(.imageLabel)?.text ?? "").accessibilityHidden(view.text(.imageLabel) == nil)
        }
    }

    private func image(_ name: String, _ role: StateViewTextRole) -> Image {
        if let label = view.text(role)?.text { Image(name, label: Text(label)) } else { Image(decorative: name) }
    }

    /// An icon is square, and other pictures have two sides.
    private func side(_ name: String) -> CGFloat? {
        (view.property("image.size") ?? view.property("image." + name))?.length.map { CGFloat($0) }
    }

    /// What is behind the view where an author says so; the screen's own background stands for the theme's.
    private var box: Color {
        guard let layer = view.property("background.color")?.layer, layer >= .documentDefault else { return .clear }
        return color("background.color") ?? .clear
    }

    private var padding: EdgeInsets {
        guard case .insets(let insets) = view.property("padding")?.value else { return EdgeInsets() }
        return EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }

    private func insets(_ action: ResolvedStateView.Action) -> EdgeInsets {
        guard case .full(let leading, let trailing) = action.width else { return EdgeInsets() }
        return EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
    }

    private func lines(_ role: StateViewTextRole) -> Int? {
        guard case .number(let most) = view.property(role.name + ".maxLines")?.value else { return nil }
        return most
    }

    private func length(_ name: String) -> CGFloat { CGFloat(view.property(name)?.length ?? 0) }
    private func color(_ name: String) -> Color? { (view.property(name)?.color?.screenColor).map(Color.init) }

    private func font(_ name: String) -> Font? {
        guard case .font(let style, let metrics) = view.property(name + ".font")?.value else { return nil }
        return style.postScriptName.map { .custom($0, fixedSize: metrics.size) }
            ?? .system(size: metrics.size, weight: Font.Weight(of: style.weight))
    }
}

extension Color {
    init(_ color: SRGBColor) { self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha) }
}

extension Font.Weight {
    /// The nearest of the platform's nine to a weight from 1 to 1000.
    init(of weight: Double) {
        let all: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        self = all[min(max(Int((weight / 100).rounded()) - 1, 0), 8)]
    }
}

extension SizeCategory {
    init(_ size: DynamicTypeSize) {
        self =
            switch size {
            case .xSmall: .extraSmall
            case .small: .small
            case .medium: .medium
            case .xLarge: .extraLarge
            case .xxLarge: .extraExtraLarge
            case .xxxLarge: .extraExtraExtraLarge
            case .accessibility1: .accessibility1
            case .accessibility2: .accessibility2
            case .accessibility3: .accessibility3
            case .accessibility4: .accessibility4
            case .accessibility5: .accessibility5
            default: .large
            }
    }
}

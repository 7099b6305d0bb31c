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
                    Label { text(.title) } icon: { picture }
                } description: {
                    text(.subtitle)
                } actions: {
                    buttons
                }
            } else {
                VStack(spacing: 0) {
                    if view.progress == nil { picture } else { ProgressView() }
                    text(.title).padding(.top, length("spacing.imageTitle"))
                    text(.subtitle).padding(.top, length("spacing.titleSubtitle"))
                    text(.progressLabel).padding(.top, length("spacing.imageTitle"))
                    text(.errorReference).padding(.top, length("spacing.titleSubtitle"))
                    VStack(spacing: length("spacing.betweenActions")) { buttons }
                        .padding(.top, length("spacing.subtitleActions"))
                    if let mark = view.brandMark { image(mark.asset, .brandMarkLabel) }
                }
                .padding(length("padding"))
                .frame(maxWidth: view.property("contentMaxWidth")?.length.map { CGFloat($0) })
            }
        }
        .multilineTextAlignment(.center)
        .environment(\.layoutDirection, view.direction == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    @ViewBuilder private func text(_ role: StateViewTextRole) -> some View {
        if let text = view.text(role), !text.text.isEmpty {
            Text(text.text)
                .font(font(role.name)).foregroundStyle(color(role.name + ".color") ?? .primary)
                .environment(\.locale, Locale(identifier: text.language.description))
                .accessibilityAddTraits(role == .title ? .isHeader : [])
        }
    }

    @ViewBuilder private var buttons: some View {
        ForEach(view.actions, id: \.slot) { action in
            Button(action.label?.text ?? "") { tap(action.slot) }
                .font(font("action.\(action.slot.rawValue)")).disabled(!action.isEnabled)
                .frame(maxWidth: action.width == .intrinsic ? nil : .infinity)
                .accessibilityHint(
                    view.text(.action(action.slot, action.isEnabled ? .hint : .disabledReason))?.text ?? "")
        }
    }

    @ViewBuilder private var picture: some View {
        if let picture = view.pictures.first(where: { $0.kind != .animation }) {
            if let symbol = picture.sfSymbol {
                Image(systemName: symbol).foregroundStyle(color("image.color") ?? .primary).accessibilityHidden(true)
            } else {
                image(picture.id, .imageLabel)
            }
        }
    }

    @ViewBuilder private func image(_ name: String, _ role: StateViewTextRole) -> some View {
        if let label = view.text(role)?.text { Image(name, label: Text(label)) } else { Image(decorative: name) }
    }

    private func length(_ name: String) -> CGFloat { CGFloat(view.property(name)?.length ?? 0) }
    private func color(_ name: String) -> Color? { (view.property(name)?.color?.screenColor).map(Color.init) }

    private func font(_ name: String) -> Font? {
        guard case .font(let style, let metrics) = view.property(name + ".font")?.value else { return nil }
        return style.postScriptName.map { .custom($0, fixedSize: metrics.size) } ?? .system(size: metrics.size)
    }
}

extension Color {
    init(_ color: SRGBColor) { self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha) }
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

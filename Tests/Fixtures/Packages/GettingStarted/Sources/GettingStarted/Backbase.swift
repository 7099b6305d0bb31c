import StateViewL10n

func accounts(_ designSystem: DesignSystem, reload: @escaping @MainActor () -> Void) -> StateView {
    let retry = ButtonConfiguration(
        title: "Reload accounts", horizontalSpacers: HorizontalSpacers(value: designSystem.spacer.md), action: reload)
    let boxed: Style<StateView> =
        designSystem.styles.stateView <> { view in
            view.backgroundColor = designSystem.colors.background.default
            view.cornerRadius = 8
        }
    return StateView(
        params: StateViewInitParams(
            configuration: LoadingFailureStateViewConfiguration(buttonConfiguration: retry), style: boxed))
}

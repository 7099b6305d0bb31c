import StateViewL10n

func seller(logIn: @escaping @MainActor () -> Void) -> LoginStateView {
    LoginStateView(loginAction: logIn, createAccountAction: {})
        .override(title: "Log in to sell")
        .override(quietButton: nil)
}

import StateViewL10n

func seller(logIn: @escaping @Sendable () -> Void) -> LoginStateView {
    LoginStateView(loginAction: logIn, createAccountAction: {})
        .override(title: "Log in to sell")
        .override(quietButton: nil)
}

/// What other systems call the texts that have keys here.
///
/// Source: state-views.md 5.6 (WP-14 to WP-19).
package enum KeyAliases {
    /// Keys of Warp-style state views, with those of ours.
    package static let warp: [(name: String, key: String)] = [
        ("pattern.noNetworkConnection.description", "noConnectionSubtitle"),
        ("pattern.noNetworkConnection.title", "noConnectionTitle"),
        ("pattern.state.failToLoad.description", "loadingFailureSubtitle"),
        ("pattern.state.failToLoad.title", "loadingFailureTitle"),
        ("pattern.state.loading.description", "loadingLabel"),
        ("pattern.state.login.createAccountAction", "loginSecondButton"),
        ("pattern.state.login.description", "loginSubtitle"),
        ("pattern.state.login.loginAction", "loginButton"),
        ("pattern.state.login.title", "loginTitle"),
        ("pattern.state.noSearchResults.clearFiltersAction", "noSearchResultsSecondButton"),
        ("pattern.state.noSearchResults.description", "noSearchResultsSubtitle"),
        ("pattern.state.noSearchResults.saveSearchAction", "noSearchResultsButton"),
        ("pattern.state.noSearchResults.title", "noSearchResultsTitle"),
        ("pattern.state.retryAction", "commonRetryButton"),
        ("pattern.state.verifyIdentity.action", "verifyIdentityButton"),
        ("pattern.state.verifyIdentity.description", "verifyIdentitySubtitle"),
        ("pattern.state.verifyIdentity.title", "verifyIdentityTitle"),
    ]

    /// The key here that a name of another system stands for; nil for any other name.
    package static func key(_ name: String) -> String? {
        guard name.hasPrefix("pattern.") else { return nil }
        return warp.first { $0.name == name }.map { DefaultKeys.prefix + $0.key }
    }
}

/// The icons that come with the product: each has a drawing, and every drawing is here.
package enum IconRegistry {
    /// Sorted by id.
    package static let all: [Icon] = [
        Icon("account-circle", sfSymbol: "person.crop.circle", material: "account_circle"),
        Icon("add-circle", sfSymbol: "plus.circle", material: "add_circle"),
        Icon("arrow-back", sfSymbol: "arrow.backward", material: "arrow_back", mirrorsInRightToLeft: true),
        Icon("arrow-forward", sfSymbol: "arrow.forward", material: "arrow_forward", mirrorsInRightToLeft: true),
        Icon("build", sfSymbol: "wrench.and.screwdriver", material: "build"),
        Icon("check-circle", sfSymbol: "checkmark.circle", material: "check_circle"),
        Icon("check-circle-filled", sfSymbol: "checkmark.circle.fill", material: "check_circle", isFilled: true),
        Icon("credit-card", sfSymbol: "creditcard", material: "credit_card"),
        Icon("error", sfSymbol: "exclamationmark.circle", material: "error"),
        Icon("error-filled", sfSymbol: "exclamationmark.circle.fill", material: "error", isFilled: true),
        Icon("favorite", sfSymbol: "heart", material: "favorite"),
        Icon("find-in-page", sfSymbol: "doc.text.magnifyingglass", material: "find_in_page"),
        Icon("folder-off", sfSymbol: "questionmark.folder", material: "folder_off"),
        Icon("inbox", sfSymbol: "tray", material: "inbox"),
        Icon("list-alt", sfSymbol: "list.bullet.rectangle", material: "list_alt", mirrorsInRightToLeft: true),
        Icon("location-on", sfSymbol: "mappin.and.ellipse", material: "location_on"),
        Icon("lock", sfSymbol: "lock", material: "lock"),
        Icon("mail", sfSymbol: "envelope", material: "mail"),
        Icon("notifications", sfSymbol: "bell", material: "notifications"),
        Icon("photo-camera", sfSymbol: "camera", material: "photo_camera"),
        Icon("schedule", sfSymbol: "clock", material: "schedule"),
        Icon("search-off", sfSymbol: "magnifyingglass", material: "search_off"),
        // SF Symbols has no sad face (WP-14: neutral or sad).
        Icon("sentiment-dissatisfied", sfSymbol: "face.dashed", material: "sentiment_dissatisfied"),
        Icon("verified-user", sfSymbol: "checkmark.shield", material: "verified_user"),
        Icon("warning", sfSymbol: "exclamationmark.triangle", material: "warning"),
        Icon("wifi-off", sfSymbol: "wifi.slash", material: "wifi_off"),
    ]

    /// The icon of exactly this id.
    package static func icon(_ id: String) -> Icon? {
        byID[id]
    }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}

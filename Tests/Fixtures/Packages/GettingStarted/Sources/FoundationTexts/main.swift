import Foundation

/// The folder of one language, in the place of the bundle of an app.
enum Texts {
    nonisolated(unsafe) static var bundle = Bundle.main
}

/// Every text without plural forms; the others are what Foundation reads on Apple's systems alone.
func texts() -> [String] {
    [
        L10n.Localizable.title,
        L10n.Localizable.Nav.back,
        L10n.Localizable.Nav.Back.hint,
        L10n.Localizable.`default`,
        L10n.Localizable.`init`,
        L10n.Localizable.`self`,
        L10n.Localizable._2fa.code,
        L10n.Localizable.String_.type,
        L10n.Localizable.greeting("Ada"),
        L10n.Localizable.moved("Rome", "Ada"),
        L10n.Localizable.progress(1, 20, 3),
        L10n.Localizable.port(443),
        L10n.Localizable.quoted,
        L10n.Localizable.Delete,
        L10n.Localizable.DeleteQuestionMark,
        L10n.Localizable.thumbsUpSign,
        L10n.Shop.Offer.price(item: "Bike {price}", price: "100 %"),
        L10n.Shop.Offer.sold(3, item: "100 %d"),
    ]
}

func plurals() -> [String] {
    [
        L10n.Plurals.Files.found(count: 1),
        L10n.Plurals.Files.found(count: 5),
        L10n.Plurals.seats("Ada", seats: 1, rooms: 2),
    ]
}

for language in ["en", "de"] {
    guard let bundle = Bundle(path: "Texts/\(language).lproj") else { fatalError("no \(language)") }
    Texts.bundle = bundle
    var all = texts()
    #if canImport(Darwin)
    all += plurals()
    #endif
    for text in all { print("\(language): \(text)") }
}

import StateViewL10nLoader

let library = try await StateViewLibrary(folder: "Texts")
let texts = [
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
    L10n.Plurals.Files.found(count: 1),
    L10n.Plurals.Files.found(count: 5),
    L10n.Plurals.seats("Ada", seats: 1, rooms: 2),
    L10n.Messages.inbox(count: 1, sender: "Ada"),
    L10n.Messages.inbox(count: 3, sender: "Ada"),
    L10n.Messages.replied(who: "her"),
]
for language in ["en", "de"] {
    let environment = library.environment(languages: [language])
    for text in texts { print("\(language): \(library.text(text, in: environment).text)") }
}

import Foundation

enum Texts: String {
    case quit = "APP_QUIT"
    case open = "APP_OPEN"
    case close = "APP_CLOSE"
}

extension RawRepresentable where RawValue == String {
    var localized: String { NSLocalizedString(rawValue, comment: "") }
}

let titles = [Texts.quit.localized, Texts.open.localized, Texts.close.localized]

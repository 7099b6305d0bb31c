import Foundation

enum Texts: String {
    case quit = "APP_QUIT"
}

enum Weight: String, Codable {
    case thin, bold
    case author = "author.github"
}

extension RawRepresentable where RawValue == String {
    var localized: String { NSLocalizedString(rawValue, comment: "") }
}

let title = Texts.quit.localized
let weight = Weight.thin.rawValue

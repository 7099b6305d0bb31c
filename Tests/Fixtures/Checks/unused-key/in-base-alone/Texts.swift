import Foundation

let home = NSLocalizedString("home", comment: "")

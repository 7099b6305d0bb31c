import Foundation
let title = NSLocalizedString("home.title", comment: "")

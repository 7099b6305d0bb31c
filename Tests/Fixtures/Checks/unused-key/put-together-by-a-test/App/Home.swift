import Foundation
let title = NSLocalizedString("home", comment: "")

import Foundation

let back = NSLocalizedString("Back", comment: "")

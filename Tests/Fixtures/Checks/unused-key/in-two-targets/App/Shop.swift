import Foundation
let title = NSLocalizedString("shop.title", comment: "")

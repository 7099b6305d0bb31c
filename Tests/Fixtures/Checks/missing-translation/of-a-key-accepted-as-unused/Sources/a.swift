import Foundation
let a = NSLocalizedString("used", comment: "")
let b = NSLocalizedString("two", comment: "")
let c = NSLocalizedString("three", comment: "")

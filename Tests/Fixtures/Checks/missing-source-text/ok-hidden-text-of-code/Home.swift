import Foundation
let a = NSLocalizedString("home.title", comment: "")
let b = NSLocalizedString("acme.denied.reason", value: "Authorization denied", comment: "")

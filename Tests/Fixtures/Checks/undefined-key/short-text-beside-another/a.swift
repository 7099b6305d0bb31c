import Foundation
let a = NSLocalizedString("Now", comment: "") + NSLocalizedString("New", comment: "")

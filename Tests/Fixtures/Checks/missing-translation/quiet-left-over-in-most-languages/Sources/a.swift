import Foundation
let title = NSLocalizedString("home.title", value: "Home", comment: "")
let other = NSLocalizedString("other", tableName: "Other", comment: "")

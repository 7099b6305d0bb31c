import Foundation
let title = NSLocalizedString("home.title", value: "Home", comment: "")
let save = NSLocalizedString("home.save", value: "Save", comment: "")
let other = NSLocalizedString("other", tableName: "Other", comment: "")

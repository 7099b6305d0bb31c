import Foundation
let a = NSLocalizedString("tabs", value: "Add Bookmark for %lld Tabs", comment: "")
let b = NSLocalizedString("program", value: "System Program - %@", comment: "")

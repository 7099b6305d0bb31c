import Foundation

let prompt = NSLocalizedString("search.prompt", comment: "")
let title = NSLocalizedString("push.title", tableName: "Push", comment: "")
let body = NSLocalizedString("push.body", tableName: "Push", comment: "")
let button = NSLocalizedString("push.button", tableName: "Push", comment: "")
let hint = NSLocalizedString("Tap to begin", tableName: "Hints", comment: "")
let end = NSLocalizedString("Swipe to end", tableName: "Hints", comment: "")

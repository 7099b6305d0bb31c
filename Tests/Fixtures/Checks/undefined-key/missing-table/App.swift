import Foundation

let prompt = NSLocalizedString("search.prompt", comment: "")
let title = NSLocalizedString("push.title", tableName: "Push", comment: "")
let body = NSLocalizedString("push.body", tableName: "Push", comment: "")
let button = NSLocalizedString("push.button", tableName: "Push", comment: "")

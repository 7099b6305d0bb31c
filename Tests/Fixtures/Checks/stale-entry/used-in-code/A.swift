import Foundation
let n = NSLocalizedString("account.name.on-my-device", tableName: "DefaultNames", comment: "")

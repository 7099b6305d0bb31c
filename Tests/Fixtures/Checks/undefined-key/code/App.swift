import SwiftUI

let prompt = NSLocalizedString("serach.prompt", comment: "")
let again = NSLocalizedString("serach.prompt", comment: "")
let sound = NSLocalizedString("sound", comment: "")
let speech = NSLocalizedString("speech", tableName: "Settings", value: "Speech", comment: "")
let cores = Text("\(list.count) cores")
let done = Text("Done")
let later = Text("Later")
let never = Text("Never")
let used = [NSLocalizedString("search.prompt", comment: ""), NSLocalizedString("sound", tableName: "Settings", comment: "")]
let name = Text("\(name) cores")
let sign = Text("· \(name)")

import SwiftUI

func search() -> String { NSLocalizedString("search.prompt", comment: "") }
let word = "said"
let count = String(format: NSLocalizedString("count", comment: ""), 1, name)
let files = Text("\(list.count) files")

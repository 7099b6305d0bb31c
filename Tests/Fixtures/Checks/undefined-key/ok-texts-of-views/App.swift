import SwiftUI

let prompt = NSLocalizedString("search.prompt", comment: "")
let hello = Text("Hello")
let built = NSLocalizedString("other.\(id)", comment: "")
#Preview { Text("search.sample") }

import SwiftUI

let prompt = NSLocalizedString("search.prompt", comment: "")
let hello = Text("Hello")
func fill(_ label: UILabel) { label.text = "Loading" }

import SwiftUI

let prompt = Text("search.prompt")
let hello = Text(verbatim: "Hello")

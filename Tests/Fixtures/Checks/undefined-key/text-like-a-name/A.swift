import SwiftUI
struct A: View {
  @State var domain = ""
  let unit = String(localized: "mg/dL/U")
  var body: some View {
    VStack {
      Text("Insulin on board")
      Text(String(localized: "minPredBG"))
      TextField("", text: $domain, prompt: Text("example.eth"))
    }
  }
}

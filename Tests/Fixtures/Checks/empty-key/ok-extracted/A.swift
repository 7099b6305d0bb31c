import SwiftUI
struct A: View { @State var t = ""; var body: some View { TextField("", text: $t, prompt: Text("Search")) } }

import SwiftUI
struct V: View { var body: some View { VStack { Text("Hello, world!"); Text("Not Authenticated") } } }

import SwiftUI
struct V: View { var body: some View { Text("Login", bundle: .module) } }

import SwiftUI
struct V: View { var body: some View { Text("Put %s into the address") } }

import Foundation
let x1 = String(localized: "only.in.a", bundle: .module)

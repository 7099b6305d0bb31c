import Foundation
let y1 = String(localized: "only.in.b", bundle: .module)
let y2 = String(localized: "only.in.a", bundle: .module)

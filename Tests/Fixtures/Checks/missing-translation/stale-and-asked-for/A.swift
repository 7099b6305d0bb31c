import Foundation
extension String { var loc: String { NSLocalizedString(self, comment: "") } }
let a = "used.stale".loc, b = "used.manual".loc

import Foundation
extension String {
    func localize() -> String { NSLocalizedString(self, bundle: .main, value: "#\(self)#", comment: "") }
}
let size = "Size".localize()
let delete = NSLocalizedString("Delete", value: "<Delete>", comment: "")

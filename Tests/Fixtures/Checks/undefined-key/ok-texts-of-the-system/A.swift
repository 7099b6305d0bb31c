import UIKit
let own = NSLocalizedString("greeting.title", comment: "")
let a = Bundle(for: UIApplication.self).localizedString(forKey: "first_text", value: nil, table: nil)
let b = Bundle(identifier: "com.apple.UIKit")?.localizedString(forKey: "second_text", value: nil, table: nil)
let c = NSLocalizedString("third_text", bundle: Bundle(for: UIView.self), comment: "")
func title() -> String {
    let kit = Bundle(for: UIApplication.self)
    return kit.localizedString(forKey: "fourth_text", value: nil, table: nil)
}
extension String {
    var ofSystem: String { Bundle(for: UIApplication.self).localizedString(forKey: self, value: nil, table: nil) }
}
let d = "fifth_text".ofSystem
extension Bundle {
    static let kit = Bundle(for: UIApplication.self)
}
private let kit = Bundle(identifier: "com.apple.UIKit")!
let e = NSLocalizedString("sixth_text", bundle: .kit, comment: "")
let f = Bundle.kit.localizedString(forKey: "seventh_text", value: nil, table: nil)
let g = kit.localizedString(forKey: "eighth_text", value: nil, table: nil)

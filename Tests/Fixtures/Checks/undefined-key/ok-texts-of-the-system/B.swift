import UIKit
private let kit = Bundle(identifier: "com.apple.UIKit")!
let h = kit.localizedString(forKey: "ninth_text", value: nil, table: nil)

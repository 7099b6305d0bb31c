import Foundation
public let name = NSLocalizedString("_disabled_", comment: "of the app")
public let b = Bundle.main.localizedString(forKey: "app.key.name", value: nil, table: nil)

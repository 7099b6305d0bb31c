import Foundation

let header = NSLocalizedString("[Premium/header] ", value: "Premium", comment: "")

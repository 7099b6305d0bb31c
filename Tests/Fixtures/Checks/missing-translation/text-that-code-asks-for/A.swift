import Foundation
let save = NSLocalizedString("Save it now", comment: "")
let open = NSLocalizedString("Open it now", comment: "")
let close = NSLocalizedString("Close it now", comment: "")

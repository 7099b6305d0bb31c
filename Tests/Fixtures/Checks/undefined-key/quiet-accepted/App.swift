// l10n:disable-file undefined-key -- the server has the texts
import Foundation

let done = NSLocalizedString("done", comment: "")
let title = NSLocalizedString("server.title", comment: "")

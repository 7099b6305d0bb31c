import Foundation
// l10n:disable-file differing-default -- another target has the texts

let done = NSLocalizedString("done", comment: "")  // l10n:disable undefined-key
// l10n:disable undefined-key -- the server has it
let a = NSLocalizedString(
    "server.title", comment: "")
let b = NSLocalizedString("server.text", comment: "")  // l10n:disable undefined-key -- so is this
let c = NSLocalizedString("nowhere", comment: "")
// l10n:disable
// l10n:disable undefined-kei
let d = "l10n:disable undefined-key"
func e() {
    /* l10n:disable undefined-key */
    f(NSLocalizedString("server.name", comment: "")) {
        NSLocalizedString("server.inside", comment: "")
    }
    // l10n:disable literal-text
}
// l10n:disable-file undefined-key

import Foundation
let a = NSLocalizedString("used", comment: "")
let b = NSLocalizedString("two", comment: "")
class Preset {
  let localizationKey: String
  let name: String
  init(_ name: String) {
    self.localizationKey = "eq.preset." + name
    self.name = NSLocalizedString(localizationKey, comment: localizationKey)
  }
}
let all = [Preset("flat"), Preset("rock")]

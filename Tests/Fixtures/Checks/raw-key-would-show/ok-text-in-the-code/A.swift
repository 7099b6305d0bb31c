import Foundation
let home = NSLocalizedString("Home.Title", comment: "")
let t = NSLocalizedString("Onboarding.Protection.Title", value: "Protection at your own discretion", comment: "")

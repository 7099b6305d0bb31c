extension String { var localized: String { NSLocalizedString(self, comment: "") } }
let prompt = "search.prompt".localized
let kind = NSLocalizedString("kind.\(size)", comment: "")
let greeting = text("greeting")

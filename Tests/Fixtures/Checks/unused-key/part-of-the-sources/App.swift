let word = NSLocalizedString("%", comment: "")

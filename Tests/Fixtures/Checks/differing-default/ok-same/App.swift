let a = NSLocalizedString("a", value: "Save", comment: "")

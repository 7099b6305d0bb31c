let d = String(format: NSLocalizedString("fine", comment: ""), list.count, name)

let hint = NSLocalizedString("search.prompt", comment: "")

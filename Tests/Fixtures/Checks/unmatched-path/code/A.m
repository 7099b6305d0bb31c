NSString *title = NSLocalizedString(@"home.title", nil);

NSString *title(void) { return NSLocalizedString(@"home.title", nil); }

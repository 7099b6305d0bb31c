NSString *title(void) { return NSLocalizedString(@"home.title", nil); }
NSString *label(NSString *key, NSString *table) { return NSLocalizedStringFromTable(key, table, nil); }
NSString *preference(NSDictionary *item) { return label([item objectForKey:@"label"], @"Preference"); }

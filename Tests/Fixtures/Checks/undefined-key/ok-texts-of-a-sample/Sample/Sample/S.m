NSString *a(void) { return NSLocalizedString(@"Rock with friends", nil); }

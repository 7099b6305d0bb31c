NSString *a(int n) { return [NSString stringWithFormat:SLPluralizedString(@"%d apples", n, nil), n]; }
NSString *b(int n) { return SLPluralizedStringFromTable(@"VIDEOS", nil, n, nil); }
NSString *c(int n) { return [NSString stringWithFormat:SLPluralizedString(@"days_left", n, nil), n]; }
NSString *d(void) { return NSLocalizedString(@"title", nil); }

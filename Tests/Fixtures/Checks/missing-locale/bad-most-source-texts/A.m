NSString *back(void) { return NSLocalizedString(@"nav.back", nil); }
NSString *home(void) { return NSLocalizedString(@"nav.home", nil); }
NSString *up(void) { return NSLocalizedString(@"nav.up", nil); }
NSString *down(void) { return NSLocalizedStringWithDefaultValue(@"nav.down", nil, [NSBundle mainBundle], @"Down", nil); }

NSString *back(void) { return NSLocalizedString(@"nav.back", nil); }
NSString *home(void) { return NSLocalizedString(@"nav.home", nil); }
NSString *sound(void) { return NSLocalizedStringFromTable(@"sound", @"Root", nil); }
NSString *up(void) { return NSLocalizedString(@"nav.up", nil); }

NSString *title(void) { return NSLocalizedString(@"home.title", nil); }
NSArray *events(void) { return @[@"sync.paused"]; }

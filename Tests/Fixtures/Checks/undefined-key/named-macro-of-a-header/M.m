#import "L.h"
NSString *f(void) { return [OALocalizedString(@"a") stringByAppendingString:OALocalizedString(@"missing_key")]; }
NSString *g(void) { return OALocalizedString(@"b"); }
NSString *h(void) { return OALocalizedString(@"c"); }

#import <Foundation/Foundation.h>
NSString *a(void) { return NSLocalizedString(@"Music", nil); }
NSString *b(void) { return NSLocalizedString(@"Videos", nil); }

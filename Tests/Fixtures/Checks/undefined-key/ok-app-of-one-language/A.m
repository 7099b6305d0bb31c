#import <Foundation/Foundation.h>
NSString *a(void) { return NSLocalizedString(@"home.title", nil); }
NSString *b(void) { return NSLocalizedString(@"Quit the firewall now?", nil); }

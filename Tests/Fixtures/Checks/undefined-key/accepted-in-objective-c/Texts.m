#import <Foundation/Foundation.h>

NSArray *texts(void) {
    // l10n:disable undefined-key -- the server sends it
    NSString *first = NSLocalizedString(@"server.first",
                                        @"it; has a comment");
    NSString *second = NSLocalizedString(@"server.second", @""); /* l10n:disable undefined-key -- so does this */
    NSString *third = NSLocalizedString(@"server.third", @"// l10n:disable undefined-key -- a text");
    return @[first, second, third, NSLocalizedString(@"home", @"")];
}

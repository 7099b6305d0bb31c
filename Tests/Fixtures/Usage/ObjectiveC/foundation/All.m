#import <Foundation/Foundation.h>
void all(NSBundle *kit) {
    NSLocalizedString(@"plain", @"A comment");
    NSLocalizedStringFromTable(@"in table", @"Table", nil);
    NSLocalizedStringFromTableInBundle(@"in bundle", @"Table", [NSBundle bundleForClass:[Foo class]], nil);
    NSLocalizedStringFromTableInBundle(@"in any bundle", nil, kit, nil);
    NSLocalizedStringWithDefaultValue(@"with default", @"Table", [NSBundle mainBundle], @"Default %@", @"c");
    NSLocalizedAttributedString(@"attributed", nil);
    NSLocalizedAttributedStringFromTable(@"attributed in table", @"Table", nil);
    CFCopyLocalizedString(CFSTR("core"), "A comment of C");
    CFCopyLocalizedStringFromTable(CFSTR("core in table"), CFSTR("Table"), "");
    CFCopyLocalizedStringFromTableInBundle(CFSTR("core in bundle"), CFSTR("Table"), CFBundleGetMainBundle(), "");
    CFCopyLocalizedStringWithDefaultValue(CFSTR("core default"), NULL, NULL, CFSTR("Default"), "");
    [[NSBundle mainBundle] localizedStringForKey:@"of bundle" value:@"" table:nil];
    [kit localizedStringForKey:@"of kit" value:@"Text" table:@"Kit"];
    [NSString localizedUserNotificationStringForKey:@"of notification" arguments:nil];
    [NSString stringWithFormat:@"%@: %@", [kit localizedStringForKey:@"inside" value:nil table:nil], name];
    // NSLocalizedString(@"in a comment", nil)
    /* NSLocalizedString(@"in a long comment", nil) */
    NSLocalizedString(
        @"in the next line",
        @"");
    NSLocalizedString(dynamic, nil);
    NSLocalizedString([self keyFor:row], nil);
    TRANSLATE(@"named by the build", nil);
    TRANSLATEFromTable(@"named, in table", @"Table", nil);
}

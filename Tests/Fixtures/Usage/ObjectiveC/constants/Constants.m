#define TABLE @"Named"
#define OTHER_TABLE TABLE
#define KEY @"key of a macro"
#if DEBUG
#define EITHER @"debug"
#else
#define EITHER @"release"
#endif
#define CIRCLE CIRCLE
NSString *const GlobalKey = @"key of a constant";
static const CFStringRef CoreKey = CFSTR("key of core");
void uses(void) {
    NSString *const local = @"only here";
    NSLocalizedStringFromTable(KEY, TABLE, nil);
    NSLocalizedStringFromTable(GlobalKey, OTHER_TABLE, nil);
    CFCopyLocalizedString(CoreKey, "");
    NSLocalizedStringFromTable(@"of two tables", EITHER, nil);
    NSLocalizedStringFromTable(@"of a table that is a value", [self table], nil);
    NSLocalizedString(EITHER, nil);
    NSLocalizedString(CIRCLE, nil);
    NSLocalizedString(local, nil);
}

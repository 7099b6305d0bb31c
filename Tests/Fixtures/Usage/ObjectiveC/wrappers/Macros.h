#define MyLocalized(key) NSLocalizedString(key, nil)
#define MyTable(key, tbl) NSLocalizedStringFromTable(key, tbl, nil)
#define MyOwnTable(key, comment) \
    (MyTable(key, @"Own") ?: key)
#define MyPrefixed(key) NSLocalizedString(@"app." key, nil)
#define MyWritten(name) NSLocalizedString(@#name, nil)
#define MyLongWay(key) MyMiddle(1, key)
#define MyMiddle(number, key) MyLocalized(key)
#define MyNothing(key) [NSString stringWithString:key]
#define MyTitle NSLocalizedString(@"title of a macro", nil)

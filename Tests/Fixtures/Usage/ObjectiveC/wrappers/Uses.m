#import "Macros.h"
void uses(Other *other) {
    MyLocalized(@"by macro");
    MyTable(@"by macro, table", @"Given");
    MyOwnTable(@"by macro, own table", @"comment");
    MyPrefixed(@"suffix");
    MyWritten(home_title);
    MyLongWay(@"through three");
    MyNothing(@"not looked up");
    MyFunction(@"by function", @"Fallback");
    [@"by property of message" localized];
    (void)@"by property".localized;
    [@"by message" localizedIn:@"Given"];
    [Localizer textForKey:@"by method"];
    [other showTitle:@"by a selector of others" subtitle:@"not a key"];
}

#import "Macros.h"
static NSString *MyFunction(NSString *key, NSString *fallback) {
    NSString *text = [[NSBundle mainBundle] localizedStringForKey:key value:fallback table:@"Functions"];
    return text.length ? text : fallback;
}
@implementation NSString (Localized)
- (NSString *)localized {
    return NSLocalizedString(self, nil);
}
- (NSString *)localizedIn:(NSString *)table {
    return NSLocalizedStringFromTable(self, table, nil);
}
@end
@implementation Localizer
+ (NSString *)textForKey:(NSString *)key {
    return MyFunction(key, @"");
}
- (void)showTitle:(NSString *)key subtitle:(nullable NSString *)other {
    _label.text = NSLocalizedString(key, nil);
    [self showTitle:@"of self" subtitle:nil];
}
@end

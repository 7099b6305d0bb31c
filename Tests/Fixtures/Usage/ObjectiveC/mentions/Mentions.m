#import "not a mention.h"
#define ROW_TITLE @"value of a macro"
void mentions(NSDictionary *values) {
    NSArray *rows = @[ @"in a list", @[ @"deeper" ] ];
    NSDictionary *table = @{ @"name": @"value" };
    NSString *key = @"assigned"; char *old = "of C";
    if ([key isEqualToString:@"compared"] || key == @"compared too") return;
    id a = values[@"subscript"], b = [values objectForKey:@"element"], c = [values valueForKey:@"element too"];
    [self show:@"argument" with:@"joined " @"text"];
    [defaults setObject:@"stored" forKey:@"default"];
    NSLocalizedString(key, @"a comment");
    NSLocalizedString([names objectForKey:@"of a name"], nil);
    x = @"..."; y = @""; z = @"1";
    // @"comment"
}

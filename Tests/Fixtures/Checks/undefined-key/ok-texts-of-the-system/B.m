#define UIKitText(key) [[NSBundle bundleWithIdentifier:@"com.apple.UIKit"] localizedStringForKey:key value:@"" table:nil]
NSString *a(void) { return [[NSBundle bundleForClass:[UIApplication class]] localizedStringForKey:@"first_text" value:nil table:nil]; }
NSString *b(void) { return NSLocalizedStringFromTableInBundle(@"second_text", nil, [NSBundle bundleForClass:UIView.class], nil); }
NSString *c(void) { return UIKitText(@"third_text"); }

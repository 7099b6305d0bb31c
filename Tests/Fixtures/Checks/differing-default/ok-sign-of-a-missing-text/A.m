static NSString *const missing = @"<missing>";
NSString *text(NSString *key, NSString *table) {
    NSString *own = [[NSBundle mainBundle] localizedStringForKey:key value:missing table:nil];
    if (![own isEqualToString:missing]) return own;
    return [[NSBundle mainBundle] localizedStringForKey:key value:key table:nil];
}
void titles(UIButton *button) {
    button.title = text(@"retry.title", nil);
    button.title = [NSString stringWithFormat:text(@"cancel.title", nil), nil];
}

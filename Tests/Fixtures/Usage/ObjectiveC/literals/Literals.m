void uses(int count, BOOL flag) {
    NSLocalizedString(@"a" @"b"
                       "c", nil);
    NSLocalizedString(@"escapes \"\n\t\\ \u00e9 \x41 \101 \U0001F600 %", nil);
    NSLocalizedString(@"over a \
line", nil);
    NSLocalizedString((@"in parentheses"), nil);
    NSLocalizedString((NSString *)CFSTR("of a type"), nil);
    NSLocalizedString(@("boxed"), nil);
    NSLocalizedString(flag ? @"if" : @"else", nil);
    NSLocalizedString(flag ? @"first" : count > 1 ? @"second" : @"third", nil);
    NSLocalizedString([NSString stringWithFormat:@"row_%d_of_%@%%", count, name], nil);
    NSLocalizedString([@"prefix." stringByAppendingString:name], nil);
    [x a:flag ? b : c d:NSLocalizedString(@"behind a ternary", nil)];
    NSLocalizedString(@"", nil);
    NSLocalizedString(@"(", nil); NSLocalizedString(@"\\", @"/* no comment"); NSLocalizedString(@"// no comment", nil);
    NSLocalizedString(@"日本語 — “quotes”", nil);
}

void uses(NSUInteger n) {
    [NSString stringWithFormat:NSLocalizedString(@"none", nil)];
    [NSString stringWithFormat:NSLocalizedString(@"one %d", nil), 3];
    [NSString localizedStringWithFormat:NSLocalizedString(@"kinds", nil), -1, 2.5, @"a", @(n), (long)n, (double)n, (id)n];
    [[NSString alloc] initWithFormat:NSLocalizedString(@"locale", nil) locale:nil, list.count, [list count], name];
    [[NSString alloc] initWithFormat:NSLocalizedString(@"list", nil) arguments:list];
    [text appendFormat:MyNothing(NSLocalizedString(@"wrapped", nil)), 1];
    NSLog(NSLocalizedString(@"log", nil), 0x1e);
    CFStringCreateWithFormat(NULL, NULL, CFCopyLocalizedString(CFSTR("core"), ""), 1.0f, error.localizedDescription);
    [NSException raise:@"Name" format:NSLocalizedString(@"raised", nil), NSStringFromClass([self class])];
    [NSString stringWithFormat:@"%@", NSLocalizedString(@"not formatted", nil)];
}

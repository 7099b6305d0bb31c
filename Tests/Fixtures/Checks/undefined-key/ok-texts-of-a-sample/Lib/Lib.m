NSString *f(void) { return NSLocalizedStringFromTableInBundle(@"lib.retry", @"Lib", LibBundle(), nil); }

#if A
- (void)one:(int)a {
#else
- (void)two:(int)a {
#endif
    NSLocalizedString(@"behind an if", nil);
}
#if X
  f(a,
#else
  f(b,
#endif
  c);
#define BIG(a) /* over
 two lines "quote */ a
#error Don't stop here
NSLocalizedString(@"behind directives", nil);
x = '"'; NSLocalizedString(@"behind a character", nil);
auto raw = R"x(NSLocalizedString(@"raw", nil) ")x"; NSLocalizedString(@"behind a raw text", nil);
long n = 1'000'000; NSLocalizedString(@"behind a number", nil);
}}}) ]] NSLocalizedString(@"behind brackets that close nothing", nil);
NSLocalizedString(@"half
NSLocalizedString(@"half typed, and this one too", nil)
/* never closed NSLocalizedString(@"x", nil)
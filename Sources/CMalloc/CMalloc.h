// Swift's Glibc module leaves <malloc.h> out. There is no such header on Apple's platforms, and no need for it.
#if defined(__linux__)
#include <malloc.h>
#endif

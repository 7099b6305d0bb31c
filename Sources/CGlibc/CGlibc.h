// What Swift's Glibc module leaves out: <malloc.h>, and what <unistd.h> declares for GNU sources alone. Apple's platforms have
// neither, and need neither.
#if defined(__linux__)
#include <malloc.h>

int syncfs(int descriptor);
#endif

// What the modules of an app take from Apple's systems, as the headers of macOS 14 and iOS 17 declare it. For tools/check-apple,
// which compiles against it and links nothing.

#ifndef CDARWIN_H
#define CDARWIN_H

#include <stddef.h>
#include <stdint.h>

typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef uint16_t mode_t;
typedef int64_t off_t;

// <os/lock.h>
typedef struct os_unfair_lock_s {
    uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);

// <math.h>
double atan2(double, double);
double cbrt(double);
double cos(double);
double pow(double, double);
double sin(double);
double exp(double);
double log(double);

// <errno.h>, <string.h>, <stdlib.h>
int *_Nonnull __error(void);
#define EINTR 4
#define ENOENT 2
char *_Null_unspecified strerror(int);
int memcmp(const void *_Nonnull, const void *_Nonnull, size_t);
void *_Nullable memchr(const void *_Nonnull, int, size_t);
void *_Nonnull memcpy(void *_Nonnull, const void *_Nonnull, size_t);
void free(void *_Nullable);
char *_Nullable realpath(const char *_Nonnull, char *_Nullable);

// <fcntl.h>, <unistd.h>, <sys/mman.h>
#define O_RDONLY 0x0000
#define O_NONBLOCK 0x0004
#define O_CLOEXEC 0x01000000
#define PATH_MAX 1024
#define PROT_READ 0x01
#define MAP_PRIVATE 0x0002
int close(int);
ptrdiff_t read(int, void *_Null_unspecified, size_t);
char *_Nullable getcwd(char *_Nullable, size_t);
ptrdiff_t readlink(const char *_Nonnull, char *_Nonnull, size_t);
void *_Null_unspecified mmap(void *_Nullable, size_t, int, int, int, off_t);
int munmap(void *_Nonnull, size_t);

// <sys/stat.h>
struct timespec {
    long tv_sec;
    long tv_nsec;
};
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    uint16_t st_nlink;
    ino_t st_ino;
    uint32_t st_uid;
    uint32_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
    int64_t st_blocks;
    int32_t st_blksize;
    uint32_t st_flags;
    uint32_t st_gen;
    int32_t st_lspare;
    int64_t st_qspare[2];
};
int stat(const char *_Nonnull, struct stat *_Nonnull);
int fstat(int, struct stat *_Nonnull);
int lstat(const char *_Nonnull, struct stat *_Nonnull);

// <time.h>
typedef enum {
    _CLOCK_REALTIME = 0
} clockid_t;
int clock_gettime(clockid_t, struct timespec *_Nonnull);

// <dirent.h>
typedef struct _dirdesc DIR;
struct dirent {
    uint64_t d_ino;
    uint64_t d_seekoff;
    uint16_t d_reclen;
    uint16_t d_namlen;
    uint8_t d_type;
    char d_name[1024];
};
DIR *_Nullable opendir(const char *_Nonnull);
struct dirent *_Nullable readdir(DIR *_Nonnull);
int closedir(DIR *_Nonnull);

#endif

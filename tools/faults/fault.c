// Counts the calls of a program that change files, and lets one of them go wrong. For check-faults, by LD_PRELOAD.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int calls;

// FAULT_AT: the number of the call, from 1. FAULT: "kill", "kill-after", or the number of an error.
// FAULT_LOG: the file that gets a line with the name of each call.
static int fails(const char *name) {
    static const char *log, *fault, *at;
    if (!calls) log = getenv("FAULT_LOG"), fault = getenv("FAULT"), at = getenv("FAULT_AT");
    calls++;
    if (log) {
        FILE *file = fopen(log, "a");
        if (file) fprintf(file, "%s\n", name), fclose(file);
    }
    if (!fault || !at || atoi(at) != calls) return 0;
    if (!strcmp(fault, "kill")) kill(getpid(), SIGKILL);
    if (!strcmp(fault, "kill-after")) return -1;
    errno = atoi(fault);
    return errno;
}

#define NEXT(name, ...) ((int (*)())dlsym(RTLD_NEXT, name))(__VA_ARGS__)
#define GUARDED(name, ...)                          \
    int fault = fails(name);                        \
    if (fault > 0) return -1;                       \
    int result = NEXT(name, __VA_ARGS__);           \
    if (fault < 0) kill(getpid(), SIGKILL);         \
    return result;

ssize_t write(int descriptor, const void *bytes, size_t count) {
    ssize_t (*next)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    if (descriptor <= 2) return next(descriptor, bytes, count);
    int fault = fails("write");
    if (fault > 0) {
        // A device that is full takes what it can.
        if (fault == ENOSPC && count > 1) next(descriptor, bytes, count / 2);
        errno = fault;
        return -1;
    }
    ssize_t result = next(descriptor, bytes, fault < 0 ? (count + 1) / 2 : count);
    if (fault < 0) kill(getpid(), SIGKILL);
    return result;
}

int fsync(int descriptor) { GUARDED("fsync", descriptor) }
int syncfs(int descriptor) { GUARDED("syncfs", descriptor) }
int rename(const char *from, const char *to) { GUARDED("rename", from, to) }
int link(const char *from, const char *to) { GUARDED("link", from, to) }
int unlink(const char *path) { GUARDED("unlink", path) }
int mkdir(const char *path, mode_t mode) { GUARDED("mkdir", path, mode) }
int ftruncate(int descriptor, off_t size) { GUARDED("ftruncate", descriptor, size) }
int fchmod(int descriptor, mode_t mode) { GUARDED("fchmod", descriptor, mode) }

static int opened(const char *name, const char *path, int flags, mode_t mode) {
    if (!(flags & O_CREAT)) return NEXT(name, path, flags, mode);
    GUARDED(name, path, flags, mode)
}

int open(const char *path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    mode_t mode = va_arg(list, mode_t);
    va_end(list);
    return opened("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    mode_t mode = va_arg(list, mode_t);
    va_end(list);
    return opened("open64", path, flags, mode);
}

#include "svl_cairo.h"

#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#ifdef __linux__
#include <sys/auxv.h>
static const char *const library_names[] = {
    "libglib-2.0.so.0", "libgobject-2.0.so.0", "libcairo.so.2", "librsvg-2.so.2"};
#else
static const char *const library_names[] = {
    "libglib-2.0.0.dylib", "libgobject-2.0.0.dylib", "libcairo.2.dylib", "librsvg-2.2.dylib"};
#endif
enum { glib, gobject, cairo, rsvg, library_count };

// As rsvg-cairo.h, cairo.h and cairo-pdf.h have them.
typedef struct { double x, y, width, height; } rectangle;
typedef int (*writer)(void *, const unsigned char *, unsigned);
enum { argb32 = 0, create_date = 5, success = 0, write_error = 11 };

// What is called: the library, the result, the name and the parameters.
#define FUNCTIONS(use) \
    use(glib, void, g_error_free, (void *)) \
    use(gobject, void, g_object_unref, (void *)) \
    use(rsvg, void *, rsvg_handle_new_from_data, (const uint8_t *, size_t, void **)) \
    use(rsvg, int, rsvg_handle_render_document, (void *, void *, const rectangle *, void **)) \
    use(cairo, void *, cairo_image_surface_create, (int, int, int)) \
    use(cairo, void *, cairo_pdf_surface_create_for_stream, (writer, void *, double, double)) \
    use(cairo, void, cairo_pdf_surface_set_metadata, (void *, int, const char *)) \
    use(cairo, int, cairo_surface_write_to_png_stream, (void *, writer, void *)) \
    use(cairo, void, cairo_surface_flush, (void *)) \
    use(cairo, unsigned char *, cairo_image_surface_get_data, (void *)) \
    use(cairo, int, cairo_image_surface_get_stride, (void *)) \
    use(cairo, void, cairo_surface_finish, (void *)) \
    use(cairo, int, cairo_surface_status, (void *)) \
    use(cairo, void, cairo_surface_destroy, (void *)) \
    use(cairo, void *, cairo_create, (void *)) \
    use(cairo, void, cairo_scale, (void *, double, double)) \
    use(cairo, int, cairo_status, (void *)) \
    use(cairo, void, cairo_destroy, (void *))

#define MEMBER(library, result, name, parameters) result (*name) parameters;
#define SYMBOL(library, result, name, parameters) {library, #name, offsetof(struct functions, name)},

static struct functions { FUNCTIONS(MEMBER) } call;
static const struct { int library; const char *name; size_t offset; } symbols[] = {FUNCTIONS(SYMBOL)};
static int is_open;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_libraries(void) {
#ifdef __linux__
    // A program without a loader must open nothing: the first call that needs GLib would end it.
    if (getauxval(AT_BASE) == 0) {
        return;
    }
#endif
    void *libraries[library_count];
    // What was opened stays so: GLib cannot be closed, and nobody asks twice.
    for (int index = 0; index < library_count; index++) {
        libraries[index] = dlopen(library_names[index], RTLD_LAZY | RTLD_LOCAL);
        if (libraries[index] == NULL) {
            return;
        }
    }
    for (size_t index = 0; index < sizeof symbols / sizeof symbols[0]; index++) {
        void *address = dlsym(libraries[symbols[index].library], symbols[index].name);
        if (address == NULL) {
            return;
        }
        memcpy((char *)&call + symbols[index].offset, &address, sizeof address);
    }
    is_open = 1;
}

int svl_cairo_is_open(void) {
    pthread_once(&once, open_libraries);
    return is_open;
}

struct output {
    uint8_t *bytes;
    size_t size, capacity;
};

static int take(void *data, const unsigned char *bytes, unsigned count) {
    struct output *output = data;
    if (output->size + count > output->capacity) {
        size_t capacity = (output->size + count) * 2;
        uint8_t *larger = realloc(output->bytes, capacity);
        if (larger == NULL) {
            return write_error;
        }
        output->bytes = larger;
        output->capacity = capacity;
    }
    memcpy(output->bytes + output->size, bytes, count);
    output->size += count;
    return success;
}

// Draws into a surface that nothing is drawn into yet.
static int draw(void *surface, const uint8_t *svg, size_t length, double width, double height, double scale) {
    if (call.cairo_surface_status(surface) != success) {
        return 0;
    }
    void *error = NULL;
    void *handle = call.rsvg_handle_new_from_data(svg, length, &error);
    int is_drawn = 0;
    if (handle != NULL) {
        void *context = call.cairo_create(surface);
        call.cairo_scale(context, scale, scale);
        rectangle page = {0, 0, width, height};
        is_drawn = call.rsvg_handle_render_document(handle, context, &page, &error)
            && call.cairo_status(context) == success;
        call.cairo_destroy(context);
        call.g_object_unref(handle);
    }
    if (error != NULL) {
        call.g_error_free(error);
    }
    return is_drawn;
}

static uint8_t *finished(struct output *output, int is_whole, size_t *size) {
    if (!is_whole || output->size == 0) {
        free(output->bytes);
        return NULL;
    }
    *size = output->size;
    return output->bytes;
}

uint8_t *svl_png(const uint8_t *svg, size_t length, double width, double height, double scale, size_t *size) {
    if (!svl_cairo_is_open()) {
        return NULL;
    }
    struct output output = {0};
    void *surface = call.cairo_image_surface_create(argb32, (int)ceil(width * scale), (int)ceil(height * scale));
    int is_whole = draw(surface, svg, length, width, height, scale)
        && call.cairo_surface_write_to_png_stream(surface, take, &output) == success;
    call.cairo_surface_destroy(surface);
    return finished(&output, is_whole, size);
}

uint8_t *svl_pdf(const uint8_t *svg, size_t length, double width, double height, size_t *size) {
    if (!svl_cairo_is_open()) {
        return NULL;
    }
    struct output output = {0};
    void *surface = call.cairo_pdf_surface_create_for_stream(take, &output, width, height);
    // Else the clock would be in the file.
    call.cairo_pdf_surface_set_metadata(surface, create_date, "2000-01-01T00:00:00Z");
    int is_whole = draw(surface, svg, length, width, height, 1);
    call.cairo_surface_finish(surface);
    is_whole = is_whole && call.cairo_surface_status(surface) == success;
    call.cairo_surface_destroy(surface);
    return finished(&output, is_whole, size);
}

// How many pixels of two drawn surfaces of one size differ.
static int64_t different_pixels(void *first, void *second, int columns, int rows) {
    call.cairo_surface_flush(first);
    call.cairo_surface_flush(second);
    const unsigned char *left = call.cairo_image_surface_get_data(first);
    const unsigned char *right = call.cairo_image_surface_get_data(second);
    size_t stride = (size_t)call.cairo_image_surface_get_stride(first);
    int64_t count = 0;
    for (size_t row = 0; row < (size_t)rows; row++) {
        for (size_t column = 0; column < (size_t)columns; column++) {
            size_t offset = row * stride + column * 4;
            count += memcmp(left + offset, right + offset, 4) != 0;
        }
    }
    return count;
}

int64_t svl_different_pixels(
    const uint8_t *first, size_t first_length, const uint8_t *second, size_t second_length, double width, double height) {
    if (!svl_cairo_is_open()) {
        return -1;
    }
    int columns = (int)ceil(width), rows = (int)ceil(height);
    void *left = call.cairo_image_surface_create(argb32, columns, rows);
    void *right = call.cairo_image_surface_create(argb32, columns, rows);
    int is_drawn = draw(left, first, first_length, width, height, 1)
        && draw(right, second, second_length, width, height, 1);
    int64_t count = is_drawn ? different_pixels(left, right, columns, rows) : -1;
    call.cairo_surface_destroy(left);
    call.cairo_surface_destroy(right);
    return count;
}

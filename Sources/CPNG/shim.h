#pragma once

#include <png.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// libpng reports a fault by jumping, and no jump may cross Swift: every call that can jump is made below, each
// function setting its own place to jump back to, and answers whether it succeeded.

// What a writer has made and nobody has taken yet, or what a reader has left to read; and the first fault's text.
typedef struct {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  const uint8_t *source;
  size_t count;
  size_t capacity;
  char message[128];
} cpng_file;

static inline void cpng_fail(png_structp png, png_const_charp message) {
  cpng_file *file = (cpng_file *)png_get_error_ptr(png);
  if (file->message[0] == 0) {
    strncpy(file->message, message, sizeof file->message - 1);
  }
  png_longjmp(png, 1);
}

// A warning never reaches standard error; what makes a file unusable is an error.
static inline void cpng_ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// MARK: writing

static inline void cpng_put(png_structp png, png_bytep bytes, size_t count) {
  cpng_file *file = (cpng_file *)png_get_io_ptr(png);
  if (count > file->capacity - file->count) {
    size_t capacity = file->capacity * 2 + count;
    uint8_t *grown = (uint8_t *)realloc(file->bytes, capacity);
    if (grown == NULL) {
      png_error(png, "out of memory");
    }
    file->bytes = grown;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static inline void cpng_flush(png_structp png) { (void)png; }

static inline cpng_file *cpng_create_writer(void) {
  cpng_file *file = (cpng_file *)calloc(1, sizeof(cpng_file));
  if (file == NULL) {
    return NULL;
  }
  file->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, file, cpng_fail, cpng_ignore);
  file->info = file->png == NULL ? NULL : png_create_info_struct(file->png);
  if (file->info == NULL) {
    png_destroy_write_struct(&file->png, NULL);
    free(file);
    return NULL;
  }
  png_set_write_fn(file->png, file, cpng_put, cpng_flush);
  return file;
}

static inline void cpng_destroy_writer(cpng_file *file) {
  png_destroy_write_struct(&file->png, &file->info);
  free(file->bytes);
  free(file);
}

// Signature and every chunk before the picture's data. A palette of `colors` entries where that is not 0.
static inline bool cpng_write_header(
  cpng_file *file, uint32_t width, uint32_t height, int color_type, const png_color *palette, int colors,
  uint32_t pixels_per_meter) {
  if (setjmp(png_jmpbuf(file->png))) {
    return false;
  }
  png_set_user_limits(file->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(
    file->png, file->info, width, height, 8, color_type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
    PNG_FILTER_TYPE_DEFAULT);
  if (colors > 0) {
    png_set_PLTE(file->png, file->info, palette, colors);
  }
  png_set_sRGB(file->png, file->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_pHYs(file->png, file->info, pixels_per_meter, pixels_per_meter, PNG_RESOLUTION_METER);
  png_write_info(file->png, file->info);
  return true;
}

// Settings of libpng's own compressor; all filters are named so that it keeps the row above from the start.
static inline bool cpng_start_rows(cpng_file *file, int level) {
  if (setjmp(png_jmpbuf(file->png))) {
    return false;
  }
  png_set_compression_level(file->png, level);
  png_set_compression_strategy(file->png, 0);
  png_set_filter(file->png, PNG_FILTER_TYPE_BASE, PNG_ALL_FILTERS);
  return true;
}

// `count` rows, each `stride` bytes after the one before.
static inline bool cpng_write_rows(cpng_file *file, const uint8_t *rows, size_t stride, size_t count, bool filtered) {
  if (setjmp(png_jmpbuf(file->png))) {
    return false;
  }
  png_set_filter(file->png, PNG_FILTER_TYPE_BASE, filtered ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
  for (size_t row = 0; row < count; row++) {
    png_write_row(file->png, rows + row * stride);
  }
  return true;
}

static inline bool cpng_end_rows(cpng_file *file) {
  if (setjmp(png_jmpbuf(file->png))) {
    return false;
  }
  png_write_end(file->png, NULL);
  return true;
}

// Data that is compressed already, and the end: `png_write_end` would miss the rows.
static inline bool cpng_write_data(cpng_file *file, const uint8_t *bytes, size_t count) {
  if (setjmp(png_jmpbuf(file->png))) {
    return false;
  }
  png_write_chunk(file->png, (png_const_bytep) "IDAT", bytes, count);
  png_write_chunk(file->png, (png_const_bytep) "IEND", NULL, 0);
  return true;
}

// MARK: reading

static inline void cpng_get(png_structp png, png_bytep bytes, size_t count) {
  cpng_file *file = (cpng_file *)png_get_io_ptr(png);
  if (count > file->count) {
    png_error(png, "the file ends too early");
  }
  memcpy(bytes, file->source, count);
  file->source += count;
  file->count -= count;
}

// The bytes must outlive the reader.
static inline cpng_file *cpng_create_reader(const uint8_t *bytes, size_t count) {
  cpng_file *file = (cpng_file *)calloc(1, sizeof(cpng_file));
  if (file == NULL) {
    return NULL;
  }
  file->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, file, cpng_fail, cpng_ignore);
  file->info = file->png == NULL ? NULL : png_create_info_struct(file->png);
  if (file->info == NULL) {
    png_destroy_read_struct(&file->png, NULL, NULL);
    free(file);
    return NULL;
  }
  file->source = bytes;
  file->count = count;
  png_set_read_fn(file->png, file, cpng_get);
  return file;
}

static inline void cpng_destroy_reader(cpng_file *file) {
  png_destroy_read_struct(&file->png, &file->info, NULL);
  free(file);
}

// Everything before the picture's data. Chunks that change no pixel here (colour profiles, texts, times) are passed
// over unread: a compressed text may inflate to any size.
static inline bool cpng_read_header(cpng_file *file, uint32_t *width, uint32_t *height, size_t *row_bytes) {
  static const uint8_t passed_over[] =
    "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0sTER\0tEXt\0tIME\0zTXt";
  if (setjmp(png_jmpbuf(file->png))) {
    return false;
  }
  png_set_user_limits(file->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_keep_unknown_chunks(file->png, PNG_HANDLE_CHUNK_NEVER, passed_over, sizeof passed_over / 5);
  png_read_info(file->png, file->info);
  *width = png_get_image_width(file->png, file->info);
  *height = png_get_image_height(file->png, file->info);
  *row_bytes = png_get_rowbytes(file->png, file->info);
  return true;
}

// The picture as rows of red, green, blue, alpha, 8 bits each, alpha straight; then the file's end.
static inline bool cpng_read_pixels(cpng_file *file, uint8_t *pixels, size_t stride) {
  if (setjmp(png_jmpbuf(file->png))) {
    return false;
  }
  png_set_expand(file->png);
  png_set_scale_16(file->png);
  png_set_gray_to_rgb(file->png);
  png_set_add_alpha(file->png, 255, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(file->png);
  png_read_update_info(file->png, file->info);
  if (png_get_rowbytes(file->png, file->info) != stride) {
    png_error(file->png, "its rows have an unexpected length");
  }
  uint32_t height = png_get_image_height(file->png, file->info);
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t row = 0; row < height; row++) {
      png_read_row(file->png, pixels + row * stride, NULL);
    }
  }
  png_read_end(file->png, NULL);
  return true;
}

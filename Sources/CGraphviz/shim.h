#ifndef COORDINATOR_GRAPH_CGRAPHVIZ_SHIM_H
#define COORDINATOR_GRAPH_CGRAPHVIZ_SHIM_H

// The only door to libgvc and libcgraph. Swift sees opaque pointers and these functions, never a struct or macro of
// cdt or cgraph: their layouts and spellings change between Graphviz 2.43 and 14, these functions do not.

#include <graphviz_version.h>
#include <gvc.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct cgv_context cgv_context;
typedef struct cgv_graph cgv_graph;

// Receives messages in fragments: "Error", ": ", the text.
typedef int (*cgv_message_handler)(char *fragment);

static inline cgv_context *cgv_context_create(void) { return (cgv_context *)gvContext(); }

static inline const char *cgv_version(cgv_context *context) { return gvcVersion((GVC_t *)context); }

// The version of the headers that this was compiled with; known without a context, which looks for plugins.
static inline const char *cgv_header_version(void) { return PACKAGE_VERSION; }

// Sends warnings and errors to `handler` instead of stderr; a null handler restores stderr.
static inline void cgv_set_message_handler(cgv_message_handler handler) {
  agseterr(AGWARN);
  agseterrf((agusererrf)handler);
}

// Forgets the process-wide record of the worst error, which is sticky otherwise.
static inline void cgv_reset_errors(void) { agreseterrors(); }

// The rest of a text that is being read.
typedef struct {
  const char *text;
  size_t length;
} cgv_text;

static inline int cgv_read_text(void *source, char *buffer, int capacity) {
  cgv_text *rest = (cgv_text *)source;
  size_t count = rest->length < (size_t)capacity ? rest->length : (size_t)capacity;
  memcpy(buffer, rest->text, count);
  rest->text += count;
  rest->length -= count;
  return (int)count;
}

// Declines to number names, so that cgraph numbers them itself in the order in which they come.
static inline long cgv_decline_name(void *state, int type, char *name, IDTYPE *id, int create) {
  return name == NULL ? AgIdDisc.map(state, type, NULL, id, create) : 0;
}

// Reads DOT text. By default a name's number is the address of its string, and clusters are laid out and drawn in the
// order of their numbers, so that the same graph would give different pictures from one run to the next.
static inline cgv_graph *cgv_graph_read(const char *dot) {
  static Agiddisc_t names;
  static Agiodisc_t input;
  names = AgIdDisc;
  names.map = (__typeof__(names.map))cgv_decline_name;
  input = AgIoDisc;
  input.afread = (__typeof__(input.afread))cgv_read_text;
  Agdisc_t disciplines = AgDefaultDisc;
  disciplines.id = &names;
  disciplines.io = &input;
  cgv_text rest = {dot, strlen(dot)};
  return (cgv_graph *)agread(&rest, &disciplines);
}

static inline void cgv_graph_close(cgv_graph *graph) { agclose((Agraph_t *)graph); }

static inline int cgv_layout(cgv_context *context, cgv_graph *graph, const char *engine) {
  return gvLayout((GVC_t *)context, (Agraph_t *)graph, engine);
}

// Dot makes room in a rank for the label of an edge that stays within it, and moves the rank to where there is room, but
// frees it where it was: the process dies, at once or later. After a layout each rank stands where `v` points to.
static inline void cgv_tell_where_ranks_are(Agraph_t *graph) {
  if (agbindrec(graph, "Agraphinfo_t", 0, TRUE) == NULL || GD_rank(graph) == NULL) return;
  for (int rank = GD_minrank(graph); rank <= GD_maxrank(graph); rank++) GD_rank(graph)[rank].av = GD_rank(graph)[rank].v;
}

static inline void cgv_layout_free(cgv_context *context, cgv_graph *graph) {
  cgv_tell_where_ranks_are((Agraph_t *)graph);
  gvFreeLayout((GVC_t *)context, (Agraph_t *)graph);
}

// Renders into memory that the caller frees. A FILE has one signature in every version, whereas the length that
// gvRenderData reports is an `unsigned` up to version 12 and a `size_t` from 13.
static inline int cgv_render(cgv_context *context, cgv_graph *graph, const char *format, char **bytes, size_t *length) {
  FILE *stream = open_memstream(bytes, length);
  if (stream == NULL) return -1;
  int status = gvRender((GVC_t *)context, (Agraph_t *)graph, format, stream);
  if (ferror(stream)) status = -1;
  if (fclose(stream) != 0) status = -1;
  return status;
}

// Runs `body` on a thread of its own and waits for it; returns 0 or the error number of the call that failed. The
// layout recurses once per node of a chain, which overflows the stack of an ordinary thread. This is C because the
// types of the pthread functions differ between Glibc, Musl and Darwin as Swift imports them.
static inline int cgv_run_on_stack(size_t bytes, void *(*body)(void *), void *argument) {
  pthread_attr_t attributes;
  pthread_t thread;
  int status = pthread_attr_init(&attributes);
  if (status != 0) return status;
  status = pthread_attr_setstacksize(&attributes, bytes);
  if (status == 0) status = pthread_create(&thread, &attributes, body, argument);
  pthread_attr_destroy(&attributes);
  return status == 0 ? pthread_join(thread, NULL) : status;
}

// A lock that never moves in memory, as pthread demands, and that exists on every supported system.
static inline pthread_mutex_t *cgv_lock_create(void) {
  pthread_mutex_t *lock = (pthread_mutex_t *)malloc(sizeof(pthread_mutex_t));
  if (lock != NULL && pthread_mutex_init(lock, NULL) != 0) {
    free(lock);
    lock = NULL;
  }
  return lock;
}

#endif

// The framework's cache of what it rendered (next.config.mjs, cacheHandler), in this process's memory instead of on its
// disk: addresses that somebody made up cannot fill it, processes that share a folder do not read each other's old
// pages, and a purge (page-generation.ts) forgets everything, renders under way included.
import { LRUCache } from 'lru-cache';

const LARGEST_BYTES = 64 * 1024 * 1024;
const ENTRY_BYTES = 512;
const ENTRIES = Symbol.for('pelakfan.framework-cache');
const GENERATION = Symbol.for('pelakfan.page-generation');

const generation = (globalThis[GENERATION] ??= { current: 0 });
const entries = (globalThis[ENTRIES] ??= new LRUCache({ maxSize: LARGEST_BYTES, sizeCalculation: measure }));

/** Bytes of one entry: text takes two a character where it is Persian. */
function measure({ value }) {
  const segments = value?.segmentData ? [...value.segmentData.values()] : [];
  const buffers = [value?.rscData, value?.body, ...segments].reduce((sum, buffer) => sum + (buffer?.length ?? 0), 0);
  return ENTRY_BYTES + buffers + 2 * (value?.html?.length ?? 0);
}

/** One is made for every request, so that its own `generation` is the one the render began under. */
export default class FrameworkCache {
  constructor() {
    this.generation = generation.current;
  }

  /** A page older than its lifetime counts as missing: the framework would send it once more and call it STALE. */
  async get(key) {
    const entry = entries.get(key);
    if (!entry) return null;
    const lifetimeSeconds = entry.cacheControl?.revalidate;
    const isOld = typeof lifetimeSeconds === 'number' && Date.now() - entry.lastModified > lifetimeSeconds * 1000;
    return isOld || entry.generation !== generation.current ? null : entry;
  }

  async set(key, value, { cacheControl } = {}) {
    if (this.generation !== generation.current) return;
    if (value) entries.set(key, { value, cacheControl, lastModified: Date.now(), generation: this.generation });
    else entries.delete(key);
  }

  /** No answer names its tags, so any tag forgets all: here and in the page cache, which looks at the same count. */
  async revalidateTag() {
    generation.current += 1;
  }

  resetRequestCache() {}
}

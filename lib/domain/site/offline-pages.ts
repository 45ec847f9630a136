/** The prefixes of the service worker's caches; the build follows. */
export const KEPT_PAGES_PREFIX = 'pelakfan-pages-';
export const KEPT_FILES_PREFIX = 'pelakfan-files-';
/** The page of everything that can be done, without its language. */
export const OFFLINE_PATH = '/offline/';
export const SERVICE_WORKER_PATH = '/service-worker.js';
/** The cache of a provider's day. Its pages hold no personal data: that comes by calls. It goes with the session. */
export const KEPT_WORK_PREFIX = 'pelakfan-work-';
/** A page's message to the service worker to keep the pages of the provider's day that it names. */
export const KEEP_WORK_MESSAGE = 'keep-work';

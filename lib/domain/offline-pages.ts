/** Where the service worker keeps what it shows without network; behind the prefix stands the build. */
export const KEPT_PAGES_PREFIX = 'pelakfan-pages-';
export const KEPT_FILES_PREFIX = 'pelakfan-files-';
/** The page that says what can be done, without its language. */
export const OFFLINE_PATH = '/offline/';
export const SERVICE_WORKER_PATH = '/service-worker.js';

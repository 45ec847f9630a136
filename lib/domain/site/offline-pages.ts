/** Where the service worker keeps what it shows without network; behind the prefix stands the build. */
export const KEPT_PAGES_PREFIX = 'pelakfan-pages-';
export const KEPT_FILES_PREFIX = 'pelakfan-files-';
/** The page that says what can be done, without its language. */
export const OFFLINE_PATH = '/offline/';
export const SERVICE_WORKER_PATH = '/service-worker.js';
/**
 * Where it keeps the pages of a provider's day, which hold nothing of anybody: what is read there comes by calls. They
 * go with the session.
 */
export const KEPT_WORK_PREFIX = 'pelakfan-work-';
/** What a page asks the service worker for: to keep the pages of the provider's day that it names. */
export const KEEP_WORK_MESSAGE = 'keep-work';

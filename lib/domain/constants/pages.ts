/**
 * The numbers of SPEC 9 that the islands of every page use. They have a file of their own, because an island that
 * imports one constant carries all beside it.
 */
export const SNACKBAR_MS = {
  default: 4000,
  identity: 2500,
  downloadLink: 5000,
  news: 12_000,
  newsAtKeys: 60_000,
} as const;
/**
 * An outage of the alerts' connection that is shorter than this is not shown: the first try to connect again comes
 * after a second.
 */
export const CONNECTION_GRACE_MS = 4000;
export const STICKY_HEADER_THRESHOLD_PX = 550;
export const STICKY_HEADER_THROTTLE_MS = 10;
export const PAGE_SLIDE_SECONDS = 0.3;
/** Tehran. */
export const DEFAULT_CITY_ID = 1;

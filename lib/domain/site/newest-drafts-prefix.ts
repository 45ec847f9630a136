/**
 * The prefix of the browser's keys for a service's draft ids. It has a file of its own, because it is bundled into
 * every page (lib/server/http/pages/late-boot).
 */
export const NEWEST_DRAFTS_PREFIX = 'pelakfan.newest-drafts.';

/**
 * What the browser keeps the ids of a service's drafts under. By itself, because it is bundled into every page
 * (lib/server/http/pages/late-boot).
 */
export const NEWEST_DRAFTS_PREFIX = 'pelakfan.newest-drafts.';

/**
 * Stands on a page that can be read, clicked and searched before any script. The page cache then starts the framework
 * at the first sign of a person (lib/server/http/pages/late-boot). Not for a page that shows nothing, or takes no
 * letters, until its script has come.
 */
export const lateBoot = { 'data-boot': 'late' } as const;

/**
 * The browser's key for the person's account (SPEC 3). It has a file of its own, because it is bundled into every page
 * (lib/server/http/pages/late-boot).
 */
export const USER_ACCOUNT_KEY = 'userAccount';

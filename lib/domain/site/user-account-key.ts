/**
 * Where the browser keeps the account of the person (SPEC 3). By itself, because it is bundled into every page
 * (lib/server/http/pages/late-boot).
 */
export const USER_ACCOUNT_KEY = 'userAccount';

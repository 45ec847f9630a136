/**
 * What follows a session on every page of somebody who is logged in: one part, which a visitor's page does not fetch.
 */
export { recallAccount } from './recall-account';
export { endSession, followOtherTabs } from './session-end';

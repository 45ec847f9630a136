/** What other domains may use of identity. */
export { passwordChangeLock } from './budgets';
export { hashDigest, isDigestOf } from './passwords';

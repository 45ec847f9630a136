/** What other domains may use of identity. */
export { passwordChangeLock } from './budgets';
export { findPersonByMobile } from './people';
export { hashDigest, isDigestOf } from './passwords';

/** The parts of identity that other domains may use. */
export { appointOperator, type Appointed, type Appointment } from './login/appoint-operator';
export { passwordChangeLock } from './login/budgets';
export { hasLocks, releaseLocks } from './login/person-locks';
export { findPersonByMobile } from './account/people';
export { hashDigest, isDigestOf } from './login/passwords';
export { countUnreadNews, listNoticesOfOrder, selectToldOrders, WORD_EVENT } from './inbox/by-order';

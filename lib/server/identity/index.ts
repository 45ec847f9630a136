/** What other domains may use of identity. */
export { appointOperator, type Appointed, type Appointment } from './appoint-operator';
export { passwordChangeLock } from './budgets';
export { findPersonByMobile } from './people';
export { hashDigest, isDigestOf } from './passwords';

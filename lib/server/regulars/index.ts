/** What other domains may use of regulars. */
export { hasRegulars, reserve, toReservingStatement } from './reserve';
export { listOpened } from './opened-hours';
export { mayMeet } from './partings';
export { tellOfRegular } from './tell';

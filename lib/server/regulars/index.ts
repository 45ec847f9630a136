/** The parts of regulars that other domains may use. */
export { hasRegulars, reserve, toReservingStatement } from './reserve';
export { listOpened } from './opened-hours';
export { mayMeet } from './partings';
export { tellOfRegular } from './tell';

/** The person of a row: for every domain that writes one. */
export { holdPerson, holdWhetherErased, refuseErased, type HeldPerson } from './hold-person';
export { requireMobile } from './mobile-input';
export { isPausedByDesk } from './paused-by-desk';

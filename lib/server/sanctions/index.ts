/** The parts of sanctions that other domains may use. */
export { agingFaults } from './age-faults';
export { sanctionByOperator, unblockByOperator } from './by-operator';
export { keepExcuse } from './excuses';
export { endingSanctions } from './end-sanctions';
export { listReliability } from './reliability';
export { findLiveSanction, listSanctions } from './store';
export { sanctionUnreliable } from './sanction-unreliable';
export { warnUnreliable } from './warn-unreliable';

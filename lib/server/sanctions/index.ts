/** What other domains may use of sanctions. */
export { agingFaults } from './age-faults';
export { endingSanctions } from './end-sanctions';
export { listReliability } from './reliability';
export { findLiveSanction } from './store';
export { sanctionUnreliable } from './sanction-unreliable';

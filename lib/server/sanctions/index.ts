/** What other domains may use of sanctions. */
export { endSanctions } from './end-sanctions';
export { listReliability } from './reliability';
export { findLiveSanction } from './store';
export { sanctionUnreliable } from './sanction-unreliable';

// What other domains may use of this one.
export { findLastProof } from './last-proof';

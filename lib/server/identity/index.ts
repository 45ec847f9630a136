/** What other domains may use of identity. */
export { hashDigest } from './passwords';

/** What other domains may use of a provider's schedule. */
export { workAgain } from './end-pauses';

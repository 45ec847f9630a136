/** What other domains may use of pauses. */
export { pausesEnded } from './end-pause';

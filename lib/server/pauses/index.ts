/** What other domains may use of pauses. */
export { planPauseOf } from './plan-provider';
export { pausesEnded } from './end-pause';

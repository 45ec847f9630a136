/** The parts of pauses that other domains may use. */
export { planPauseOf } from './plan-provider';
export { pausesEnded } from './end-pause';

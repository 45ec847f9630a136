/** The parts of a provider's schedule that other domains may use. */
export { workAgain } from './end-pauses';

/** The parts of enquiries that other domains may use. */
export { planAnswer } from './plan-answer';
export { tellOperators } from './tell-operators';

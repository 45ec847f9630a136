/** What other domains may use of enquiries. */
export { planAnswer } from './plan-answer';
export { tellOperators } from './tell-operators';

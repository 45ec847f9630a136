/** What other domains may use of enquiries. */
export { tellOperators } from './tell-operators';

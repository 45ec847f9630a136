// What other domains may use of this one; its calls are known to handlers.ts, what time does to timers.ts.
export { inviteNextBidders } from './bidding/bidder-relay';
export { showsWordsTo } from './bidding/who-may-bid';
export { sendAfterCommit, tell } from './moves/tell';
export { noteWordOfProvider, requireAtDoor } from './on-the-way/door';
export { withFreeCode } from './placing/order-code';
export { requireRecipientOf } from './recipients/find-visit';
export { clearRecipientWords } from './recipients/recipient-words';
export { findGradeName } from './views/grade-name';
export { listPersons } from './views/test-persons';
export { takesResults } from './views/test-results';

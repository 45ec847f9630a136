// What other domains may use of this one; its calls are known to handlers.ts, what time does to timers.ts.
export { inviteNextBidders } from './timers/bidder-relay';
export { isTouchedBy } from './disputes/touched';
export { requireLinkedTask, toLinkState, toPhotoKey } from './disputes/problem-link';
export { showsWordsTo } from './parts/bids/who-may-bid';
export { sendAfterCommit, tell } from './telling/tell';
export { planMoneyInBulk, planSecondAnswer } from './moves/plan-in-bulk';
export { noteWordOfProvider, requireAtDoor } from './parts/way/door';
export { withFreeCode } from './placing/order-code';
export { requireRecipientOf } from './telling/find-visit';
export { clearRecipientWords } from './record/recipient-words';
export { findGradeName } from './record/grade-name';
export { listPersons } from './reading/test-persons';
export { listTaskViews, type TaskView } from './reading/task-views';
export { takesResults } from './reading/test-results';

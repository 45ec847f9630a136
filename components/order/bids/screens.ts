import { toFetchedScreen, type QuestionScreen } from '../shell/question-screen';

/** Steps 7 and 8 of every kind whose professionals bid. */
export const bidScreens = {
  bids: toFetchedScreen(() => import('./bids-question').then((module) => module.BidsQuestion)),
  bid: toFetchedScreen(() => import('./bid-choice').then((module) => module.BidChoice)),
} satisfies Record<string, QuestionScreen>;

import { DAY_MS } from '@/lib/domain/constants/time-units';

import { toReviewWindow } from './review-window';

const DONE_AT_MS = Date.parse('2026-11-26T09:00:00Z');
const done = { state: 'DONE', doneAtMs: DONE_AT_MS, reviewedAtMs: null, isAnswered: false, nowMs: DONE_AT_MS } as const;

describe('the time for a review', () => {
  it('opens at done and closes after 14 days', () => {
    expect(toReviewWindow(done)).toEqual({ canReview: true, closesAtMs: DONE_AT_MS + 14 * DAY_MS });
    expect(toReviewWindow({ ...done, state: 'COMPLETED', nowMs: DONE_AT_MS + 14 * DAY_MS }).canReview).toBe(true);
    expect(toReviewWindow({ ...done, nowMs: DONE_AT_MS + 14 * DAY_MS + 1 }).canReview).toBe(false);
  });

  it('leaves a review open to its writer for a day', () => {
    const reviewedAtMs = DONE_AT_MS + 13 * DAY_MS;
    expect(toReviewWindow({ ...done, reviewedAtMs, nowMs: reviewedAtMs + DAY_MS })).toEqual({
      canReview: true,
      closesAtMs: reviewedAtMs + DAY_MS,
    });
    expect(toReviewWindow({ ...done, reviewedAtMs, nowMs: reviewedAtMs + DAY_MS + 1 }).canReview).toBe(false);
  });

  it('closes with the answer: five stars do not become one under it', () => {
    const reviewedAtMs = DONE_AT_MS + DAY_MS;
    expect(toReviewWindow({ ...done, reviewedAtMs, isAnswered: true, nowMs: reviewedAtMs }).canReview).toBe(false);
  });

  it('is closed before the job is done, and for a cancelled one', () => {
    expect(toReviewWindow({ ...done, state: 'IN_PROGRESS', doneAtMs: null })).toEqual({
      canReview: false,
      closesAtMs: null,
    });
    expect(toReviewWindow({ ...done, state: 'CANCELLED_BY_OPERATOR' }).canReview).toBe(false);
  });
});

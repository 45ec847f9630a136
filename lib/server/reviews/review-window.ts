import type { OrderState } from '@/lib/contract/enumerations';
import { REVIEW_EDIT_MS, REVIEW_WINDOW_MS } from '@/lib/domain/constants/reviews';
import { isWorkDone } from '@/lib/domain/order/order-states';

interface ReviewFacts {
  readonly state: OrderState;
  /** The provider's report that the work is done; null before. */
  readonly doneAtMs: number | null;
  /** The first review; null without one. */
  readonly reviewedAtMs: number | null;
  /** The provider has answered it. */
  readonly isAnswered: boolean;
  readonly nowMs: number;
}

export interface ReviewWindow {
  readonly canReview: boolean;
  /** The end of writing or editing; null while it has not begun. */
  readonly closesAtMs: number | null;
}

/**
 * BEHAVIOUR 11: opens at DONE and stays open 14 days. A review can be edited for a day, until it is answered: an answer
 * to other words would answer nothing.
 */
export function toReviewWindow({ state, doneAtMs, reviewedAtMs, isAnswered, nowMs }: ReviewFacts): ReviewWindow {
  if (!isWorkDone(state) || doneAtMs === null) return { canReview: false, closesAtMs: null };
  const closesAtMs = reviewedAtMs === null ? doneAtMs + REVIEW_WINDOW_MS : reviewedAtMs + REVIEW_EDIT_MS;
  return { canReview: !isAnswered && nowMs <= closesAtMs, closesAtMs };
}

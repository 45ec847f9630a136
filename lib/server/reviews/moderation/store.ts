import { desc, eq } from 'drizzle-orm';

import type { ReviewMeasure } from '@/lib/contract/desk-enumerations';

import type { Executor } from '../../ports/database';
import { reviewModerations, type reviews } from '../../schema';

export type ModerationRow = typeof reviewModerations.$inferSelect;

/** The last measure about an order's review; null without one. */
export async function findModeration(executor: Executor, taskId: number): Promise<ModerationRow | null> {
  const [found] = await executor
    .select()
    .from(reviewModerations)
    .where(eq(reviewModerations.taskId, taskId))
    .orderBy(desc(reviewModerations.id))
    .limit(1);
  return found ?? null;
}

/** Whether a measure still holds. */
export function isInForce(moderation: ModerationRow | null): moderation is ModerationRow {
  return moderation !== null && moderation.appealDecision !== 'lifted';
}

/** An operator's open measures about a review: one, until an appeal has lifted it. */
export function listReviewMeasures(
  review: Pick<typeof reviews.$inferSelect, 'text' | 'photoCount'> | null,
  moderation: ModerationRow | null,
): ReviewMeasure[] {
  if (review === null || isInForce(moderation)) return [];
  const saysSomething = review.text !== '' || review.photoCount > 0;
  return saysSomething ? ['masked', 'hidden'] : ['hidden'];
}

/** A measure as the writer of the review reads it. */
export function toOwnModeration({
  measure,
  reason,
  decidedAt,
  appealDueAt,
  appealedAt,
  appealDecision,
  appealReason,
}: ModerationRow) {
  return {
    measure,
    reason,
    decidedAtMs: decidedAt.getTime(),
    appealDueAtMs: appealDueAt.getTime(),
    appealedAtMs: appealedAt?.getTime() ?? null,
    appealDecision,
    appealReason,
  };
}

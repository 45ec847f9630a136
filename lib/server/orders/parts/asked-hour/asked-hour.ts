import { toAnswerDeadline } from '@/lib/domain/order/answer-deadline';
import type { Interval } from '@/lib/domain/order/delivery-time';

import { toVisit, type TaskRow } from '../../../schema';

/** Whether the customer's question for another hour waits for an answer. At its last millisecond it still does. */
export function isHourAsked({ detail, answerDueAt }: TaskRow, now: Date): boolean {
  return detail?.askedHour !== undefined && answerDueAt !== null && now <= answerDueAt;
}

interface Question {
  readonly hour: Interval;
  /** Until when a cancellation of the order costs nothing; null where it never costs anything. */
  readonly freeUntilMs: number | null;
  readonly now: Date;
}

/**
 * A question's changes to the order's row. The answer is due before either hour begins, and while a cancellation of the
 * agreed hour is still free.
 */
export function toQuestion(
  task: TaskRow,
  { hour, freeUntilMs, now }: Question,
): Pick<TaskRow, 'detail' | 'answerDueAt'> {
  const nearerMs = Math.min(toVisit(task).startsAt.getTime(), hour.startsAtMs);
  const { dueMs } = toAnswerDeadline(now.getTime(), nearerMs, task.kind);
  return {
    detail: { ...task.detail, askedHour: hour },
    answerDueAt: new Date(Math.min(dueMs, freeUntilMs ?? dueMs)),
  };
}

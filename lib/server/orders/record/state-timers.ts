import { toAnswerDeadline } from '@/lib/domain/order/answer-deadline';
import { DAY_REMINDER_MS, HOURS_REMINDER_MS } from '@/lib/domain/constants/orders';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { FEE_CONTEST_MS } from '@/lib/domain/constants/providers';
import { toReturn, toVisit, type TaskRow } from '../../schema';
import {
  getMove,
  toCompletionMs,
  toOverdueMs,
  toPaymentDueMs,
  toTextileCompletionMs,
} from '@/lib/domain/order/order-lifecycle';
import { DESK_ONLY_MOVES } from '@/lib/domain/order/desk-moves';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { toProlongedMs } from '@/lib/domain/order/payment-time';
import { isRefused, isWorkAwaited } from '@/lib/domain/order/order-states';

import type { Consequence } from './consequence';

type StateTimers = Pick<
  TaskRow,
  | 'paymentExpiresAt'
  | 'answerDueAt'
  | 'answerHalfReminderAt'
  | 'answerLastReminderAt'
  | 'completesAt'
  | 'feeDueAt'
  | 'dayReminderAt'
  | 'hoursReminderAt'
>;
type Timers = StateTimers & Pick<TaskRow, 'overdueAt' | 'stuckAt'>;
type TimedTask = StateTimers &
  Pick<TaskRow, 'kind' | 'startsAt' | 'endsAt' | 'state' | 'disputedAt' | 'detail' | 'stuckAt'>;

const NO_TIMERS: StateTimers = {
  paymentExpiresAt: null,
  answerDueAt: null,
  answerHalfReminderAt: null,
  answerLastReminderAt: null,
  completesAt: null,
  feeDueAt: null,
  dayReminderAt: null,
  hoursReminderAt: null,
};

/** The timers that run after a move; those of the state before it end with it (BEHAVIOUR 5, 10). */
export const timers: Consequence = {
  name: 'timers',
  change: ({ move, task, now }) => toTimers(move, task, now),
};

function toTimers(move: OrderMove, task: TimedTask, now: Date): Timers {
  return {
    ...toStateTimers(move, task, now),
    overdueAt: toOverdue(move, task, now),
    stuckAt: toStuck(move, task, now),
  };
}

/**
 * The overdue time. Each report on it starts the wait for the next; work in dispute has none, because the operators
 * know of it.
 */
function toOverdue(move: OrderMove, task: TimedTask, now: Date): Date | null {
  const isAwaited = isWorkAwaited(getMove(move).to ?? task.state) && task.disputedAt === null;
  return isAwaited ? new Date(toOverdueMs(now.getTime(), toVisit(task).endsAt.getTime())) : null;
}

/**
 * Since when nobody has taken it. Work of which nobody reports stands still from its overdue time on
 * (timers/overdue.ts); each report ends that.
 */
function toStuck(move: OrderMove, task: TimedTask, now: Date): Date | null {
  if (DELAYS_NOTHING.includes(move)) return task.stuckAt;
  if (!isRefused(getMove(move).to ?? task.state)) return null;
  return isRefused(task.state) ? (task.stuckAt ?? now) : now;
}

function toStateTimers(move: OrderMove, task: TimedTask, now: Date): StateTimers {
  switch (move) {
    case 'pay':
    case 'offerNext':
    case 'rescue':
    case 'assignByOperator':
      return { ...NO_TIMERS, ...toAnswerTimers(task, now) };
    case 'chooseBid':
      return { ...NO_TIMERS, paymentExpiresAt: new Date(toPaymentDueMs(now.getTime())) };
    case 'accept':
    case 'takeHour':
      return { ...NO_TIMERS, ...toReminders(toVisit(task).startsAt, now) };
    case 'finish':
    case 'finishForCustomer':
    case 'handBack':
      // What is in dispute is paid out by nobody's waiting.
      if (task.disputedAt !== null) return NO_TIMERS;
      return { ...NO_TIMERS, completesAt: toCompletesAt(task, now) };
    case 'pickUp':
    case 'process':
    case 'bringBack':
      return { ...NO_TIMERS, ...toReminders(toReturn(task).startsAt, now) };
    case 'reportNoAccess':
    case 'disputeNoShow':
      return { ...NO_TIMERS, feeDueAt: new Date(now.getTime() + FEE_CONTEST_MS) };
    case 'reschedule':
    case 'agreeHour':
      return toRescheduledTimers(task, now);
    default:
      return toLeftTimers(move, task);
  }
}

function toProlonged(expiresAt: Date | null): Date | null {
  return expiresAt && new Date(toProlongedMs(expiresAt.getTime()));
}

/** The completion by time of a job that is done now, without its customer's confirmation. */
export function toCompletesAt(task: Pick<TaskRow, 'kind' | 'startsAt' | 'endsAt' | 'detail'>, now: Date): Date {
  const nowMs = now.getTime();
  return new Date(
    isOfKind(task.kind, { isTextile: true })
      ? toTextileCompletionMs(nowMs, toReturn(task).endsAt.getTime())
      : toCompletionMs(nowMs, toVisit(task).endsAt.getTime()),
  );
}

/** An operator's gifts and texts, which do not change the order's timers. */
const DELAYS_NOTHING: readonly OrderMove[] = ['giveGoodwill', ...DESK_ONLY_MOVES];

function toPresent(task: TimedTask): StateTimers {
  const { paymentExpiresAt, answerDueAt, answerHalfReminderAt, answerLastReminderAt } = task;
  const { completesAt, feeDueAt } = task;
  const answers = { paymentExpiresAt, answerDueAt, answerHalfReminderAt, answerLastReminderAt };
  return { ...answers, completesAt, feeDueAt, ...toKept(task) };
}

/** Textiles come back whatever happens about their price or a problem; a visit keeps its hour until one agrees. */
const KEEPS_REMINDERS: readonly OrderMove[] = [
  'keepHour',
  'keepHourByTime',
  'takeBackHour',
  'tellDelay',
  'agreeDelay',
  'refuseDelay',
  'refuseHours',
  'refuseHoursByTime',
  'proposePrice',
  'approvePrice',
  'refusePrice',
  'refusePriceByTime',
  'dispute',
];

function toLeftTimers(move: OrderMove, task: TimedTask): StateTimers {
  if (DELAYS_NOTHING.includes(move)) return toPresent(task);
  // Until then a problem can still be reported.
  if (move === 'complete') return { ...NO_TIMERS, completesAt: task.completesAt };
  if (move === 'prolongPayment') return { ...NO_TIMERS, paymentExpiresAt: toProlonged(task.paymentExpiresAt) };
  if (move === 'askReschedule' || move === 'offerHours')
    return { ...NO_TIMERS, ...toKept(task), answerDueAt: task.answerDueAt };
  return KEEPS_REMINDERS.includes(move) ? { ...NO_TIMERS, ...toKept(task) } : NO_TIMERS;
}

function toKept({
  dayReminderAt,
  hoursReminderAt,
}: StateTimers): Pick<StateTimers, 'dayReminderAt' | 'hoursReminderAt'> {
  return { dayReminderAt, hoursReminderAt };
}

/** The timers of an order that moved to another hour: of the state that it stays in, for the new hour. */
function toRescheduledTimers(task: TimedTask, now: Date): StateTimers {
  if (task.state === 'AWAITING_PROVIDER') return { ...NO_TIMERS, ...toAnswerTimers(task, now) };
  if (task.state === 'CONFIRMED') return { ...NO_TIMERS, ...toReminders(toVisit(task).startsAt, now) };
  return { ...NO_TIMERS, paymentExpiresAt: task.paymentExpiresAt };
}

function toAnswerTimers(
  task: Pick<TaskRow, 'kind' | 'startsAt' | 'endsAt'>,
  now: Date,
): Pick<TaskRow, 'answerDueAt' | 'answerHalfReminderAt' | 'answerLastReminderAt'> {
  const { dueMs, halfMs, lastMs } = toAnswerDeadline(now.getTime(), toVisit(task).startsAt.getTime(), task.kind);
  return {
    answerDueAt: new Date(dueMs),
    answerHalfReminderAt: new Date(halfMs),
    answerLastReminderAt: lastMs === null ? null : new Date(lastMs),
  };
}

function toReminders(startsAt: Date, now: Date): Pick<TaskRow, 'dayReminderAt' | 'hoursReminderAt'> {
  return {
    dayReminderAt: toFuture(startsAt, DAY_REMINDER_MS, now.getTime()),
    hoursReminderAt: toFuture(startsAt, HOURS_REMINDER_MS, now.getTime()),
  };
}

/** A reminder whose time is over already is dropped. */
function toFuture(startsAt: Date, beforeMs: number, nowMs: number): Date | null {
  const atMs = startsAt.getTime() - beforeMs;
  return atMs > nowMs ? new Date(atMs) : null;
}

import type { ServiceKind } from '@/lib/contract/enumerations';

import {
  ANSWER_REMINDER_BEFORE_END_MS,
  PROVIDER_ANSWER_MS,
  PROVIDER_ANSWER_SOON_MS,
  QUIET_HOURS,
  VISIT_IS_SOON_MS,
} from '../constants/answers';
import { BID_CONFIRM_MS } from '../constants/bidding';
import type { Interval } from './delivery-time';
import { addDays, toInstantMs, toTehranDate, toTehranHour } from '../site/jalali-date';
import { isOfKind } from '../kind/service-kind';
import { TRUCK_ANSWER_MS } from '../constants/trucks';

/** A provider's deadline to answer, and its reminders. */
export interface AnswerDeadline {
  readonly dueMs: number;
  /** The reminder at half of the time. */
  readonly halfMs: number;
  /** Shortly before the end; null where the time is so short that it would not come after the half. */
  readonly lastMs: number | null;
}

/**
 * The driver of a truck has 5 min, because the promised arrival reckons with them. The winner of a bid has 30 min,
 * another chosen provider 4 h, or 30 min when the visit is within 6 h. This time stands still in the quiet hours. No
 * answer is due after the visit begins.
 */
export function toAnswerDeadline(askedAtMs: number, startsAtMs: number, kind: ServiceKind): AnswerDeadline {
  if (isOfKind(kind, { matching: 'truck' }))
    return toDeadline(askedAtMs, TRUCK_ANSWER_MS, (spentMs) => askedAtMs + spentMs);
  const spend = (spentMs: number) => toRunningInstant(askedAtMs, spentMs, startsAtMs);
  const waitMs = toWaitMs(startsAtMs - askedAtMs, kind);
  return toDeadline(askedAtMs, spend(waitMs) > startsAtMs ? Math.max(0, startsAtMs - askedAtMs) : waitMs, spend);
}

function toWaitMs(untilVisitMs: number, kind: ServiceKind): number {
  if (isOfKind(kind, { matching: 'bids' })) return BID_CONFIRM_MS;
  return untilVisitMs <= VISIT_IS_SOON_MS ? PROVIDER_ANSWER_SOON_MS : PROVIDER_ANSWER_MS;
}

/** `spend` is the instant at which the given time has run. */
function toDeadline(askedAtMs: number, waitMs: number, spend: (spentMs: number) => number): AnswerDeadline {
  const lastAfterMs = waitMs - ANSWER_REMINDER_BEFORE_END_MS;
  return {
    dueMs: waitMs === 0 ? askedAtMs : spend(waitMs),
    halfMs: spend(waitMs / 2),
    lastMs: lastAfterMs > waitMs / 2 ? spend(lastAfterMs) : null,
  };
}

/** The instant at which `durationMs` have run since `fromMs`, without the hours in which the clock stands still. */
function toRunningInstant(fromMs: number, durationMs: number, startsAtMs: number): number {
  let atMs = fromMs;
  let leftMs = durationMs;
  for (;;) {
    const still = findNextStill(atMs, startsAtMs);
    if (still === null || atMs + leftMs < still.startsAtMs) return atMs + leftMs;
    leftMs -= Math.max(0, still.startsAtMs - atMs);
    atMs = still.endsAtMs;
  }
}

/** Until when the time to answer stands still at an instant; null while it runs. */
export function findStillUntilMs(atMs: number, startsAtMs: number, kind: ServiceKind): number | null {
  if (isOfKind(kind, { matching: 'truck' })) return null;
  const still = findNextStill(atMs, startsAtMs);
  return still !== null && still.startsAtMs <= atMs ? still.endsAtMs : null;
}

/**
 * The next span in which the time stands still, or the one that contains the instant: the night, until the visit is
 * near. Null where none comes before that.
 */
function findNextStill(atMs: number, startsAtMs: number): Interval | null {
  const today = toTehranDate(atMs);
  // Before the morning it is still the night that began on the day before.
  const evening = toTehranHour(atMs) < QUIET_HOURS.until ? addDays(today, -1) : today;
  const night = {
    startsAtMs: toInstantMs(evening, QUIET_HOURS.from),
    endsAtMs: Math.min(toInstantMs(addDays(evening, 1), QUIET_HOURS.until), startsAtMs - VISIT_IS_SOON_MS),
  };
  return night.endsAtMs > Math.max(atMs, night.startsAtMs) ? night : null;
}

import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';
import { toNextVisit } from '@/lib/domain/kind/textiles';

import type { Work } from '../work-card';

/** A shorter gap is the way between two jobs. */
const SHORTEST_GAP_MS = HOUR_MS;

/** Between when and when, in milliseconds. */
interface Span {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** A job of the day, or the free time between two of them. */
export type DayPart = Span &
  ({ readonly kind: 'job'; readonly work: Work; readonly isDone: boolean } | { readonly kind: 'gap' });

/** When somebody is at the door of a job the next time. */
export function toSpan(work: Work): Span {
  if (work.arrivesUntilMs !== null) return { fromMs: work.startsAtMs, untilMs: work.arrivesUntilMs };
  const { gDate, startHour, endHour } = toNextVisit(work);
  return { fromMs: toInstantMs(gDate, startHour), untilMs: toInstantMs(gDate, endHour) };
}

/** When to leave for a job that was accepted; null where its way is not known, and once somebody is on it. */
export function toLeavingMs(work: Work): number | null {
  if (work.travel === null || work.state !== 'CONFIRMED') return null;
  return toSpan(work).fromMs - work.travel.minutes * MINUTE_MS;
}

const byTime = (one: Work, other: Work) => toSpan(one).fromMs - toSpan(other).fromMs;

/** Somebody is on the way to it, or at it. */
const isBegun = (state: Work['state']) => state === 'EN_ROUTE' || state === 'IN_PROGRESS';

interface OpenWork {
  readonly today: readonly Work[];
  readonly later: readonly Work[];
  /** The reader. */
  readonly userId: number | null;
}

/**
 * The job whose next move is due first: what was begun, then what is overdue, then today's in their order, then the
 * first of another day. A job that was handed to somebody is that person's alone.
 */
export function findNextJob({ today, later, userId }: OpenWork): Work | null {
  const isOwn = ({ handed }: Work) => handed === null || handed.assigneeUserId === userId;
  const own = (works: readonly Work[]) => works.filter(isOwn).toSorted(byTime);
  const due = own(today);
  const begun = due.filter(({ state }) => isBegun(state));
  const isOverdue = (work: Work) => work.isOverdue;
  return begun.find(isOverdue) ?? begun[0] ?? due.find(isOverdue) ?? due[0] ?? own(later)[0] ?? null;
}

interface DoneWork {
  readonly today: readonly Work[];
  readonly done: readonly Work[];
  /** The job that was finished on this page; null for none. */
  readonly finishedId: number | null;
}

/**
 * A done job whose cash is not said: the one that was finished on this page. Where nothing of today is left to do, any
 * other.
 */
export function findUnpaidJob({ today, done, finishedId }: DoneWork): Work | null {
  const unpaid = done.filter(({ isCashAsked }) => isCashAsked);
  const finished = unpaid.find(({ taskid }) => taskid === finishedId);
  return finished ?? (today.length === 0 ? unpaid[0] : undefined) ?? null;
}

/** The day as a line: jobs by their time, done and ahead, with the free time between. */
export function listDayParts(open: readonly Work[], done: readonly Work[]): readonly DayPart[] {
  const jobs = [
    ...open.map((work) => ({ kind: 'job' as const, work, isDone: false, ...toSpan(work) })),
    ...done.map((work) => ({ kind: 'job' as const, work, isDone: true, ...toSpan(work) })),
  ].sort((one, other) => one.fromMs - other.fromMs);
  let endedMs: number | null = null;
  return jobs.flatMap((job): DayPart[] => {
    const isGap = endedMs !== null && job.fromMs - endedMs >= SHORTEST_GAP_MS;
    const gap: DayPart[] = isGap ? [{ kind: 'gap', fromMs: endedMs ?? job.fromMs, untilMs: job.fromMs }] : [];
    endedMs = Math.max(endedMs ?? job.untilMs, job.untilMs);
    return [...gap, job];
  });
}

/** New work that could be done in a gap of the day, with the way there before it, the soonest first. */
export function listFitting(gap: Span, works: readonly Work[]): readonly Work[] {
  const fits = (work: Work) => {
    const { fromMs, untilMs } = toSpan(work);
    const wayMs = (work.travel?.minutes ?? 0) * MINUTE_MS;
    return work.arrivesUntilMs === null && fromMs - wayMs >= gap.fromMs && untilMs <= gap.untilMs;
  };
  return works.filter(fits).toSorted(byTime);
}

/** A door of the day. */
export interface Stop {
  readonly work: Work;
  readonly door: NonNullable<Work['door']>;
}

/** The doors of the day in the order of their hours: those of the city of the first one. */
export function listStops(works: readonly Work[]): readonly Stop[] {
  const stops = works.toSorted(byTime).flatMap((work): Stop[] => (work.door ? [{ work, door: work.door }] : []));
  return stops.filter(({ door }) => door.cityid === stops[0]?.door.cityid);
}

/** A day with its jobs by their hour. */
interface JobsOfDay {
  readonly gDate: string;
  readonly jobs: readonly (Span & { readonly work: Work })[];
}

/** Jobs by the day of their next visit, the soonest first. */
export function listDays(works: readonly Work[]): readonly JobsOfDay[] {
  const jobs = works.toSorted(byTime).map((work) => ({ work, ...toSpan(work) }));
  const days = [...new Set(jobs.map(({ fromMs }) => toTehranDate(fromMs)))];
  return days.map((gDate) => ({ gDate, jobs: jobs.filter(({ fromMs }) => toTehranDate(fromMs) === gDate) }));
}

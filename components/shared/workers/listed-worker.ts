import type { CallAnswer } from '@/lib/contract';

/** One of a list of professionals. */
export type ListedWorker = CallAnswer<'workerprofile/getall'>['lstWorker'][number];

/** The coming days, each with the first hour at which somebody is free; null for a day without one. */
export type FreeDays = CallAnswer<'workerprofile/getall'>['lstFreeDay'];

/** The first hour at which a visit of one of them can begin; null where nobody has one. */
export function findEarliest(workers: readonly ListedWorker[]): ListedWorker['nextFree'] {
  const hours = workers.flatMap(({ nextFree }) => nextFree ?? []);
  const byTime = hours.toSorted(
    (one, other) => one.gDate.localeCompare(other.gDate) || one.startHour - other.startHour,
  );
  return byTime[0] ?? null;
}

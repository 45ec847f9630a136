import { and, eq, gte, inArray, lt } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { OrderState } from '@/lib/contract/enumerations';
import { addDays, DAYS_A_WEEK, toSaturday, toTehranDate, type TehranDate } from '@/lib/domain/site/jalali-date';

import { listOrderSums } from '../money';
import type { Executor } from '../ports/database';
import { tasks } from '../schema';
import { toStart } from './jalali-months';
import type { Span } from './settled-jobs';

type PayWeek = CallAnswer<'accounting/getpayweek'>;

/** The weeks before that make the usual pay. */
const USUAL_WEEKS = 4;
const DONE: readonly OrderState[] = ['DONE', 'COMPLETED'];
const BOOKED: readonly OrderState[] = ['CONFIRMED', 'EN_ROUTE', 'IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING'];

/** A provider's week by the days of the visits; without a day the present one. */
export async function readPayWeek(
  executor: Executor,
  userId: number,
  { gDate, now }: { readonly gDate: TehranDate | undefined; readonly now: Date },
): Promise<PayWeek> {
  const today = toTehranDate(now.getTime());
  const saturday = toSaturday(gDate ?? today);
  const visits = await listVisits(executor, userId, {
    from: toStart(addDays(saturday, -USUAL_WEEKS * DAYS_A_WEEK)),
    to: toStart(addDays(saturday, DAYS_A_WEEK)),
  });
  return {
    today,
    lstDay: listDays(saturday).map((day) => {
      const own = visits.filter((visit) => visit.gDate === day);
      return {
        gDate: day,
        doneRial: sumOf(own.filter(({ isDone }) => isDone)),
        bookedRial: sumOf(own.filter(({ isDone }) => !isDone)),
        jobCount: own.length,
      };
    }),
    usualRial: toUsual(visits, saturday, today),
  };
}

interface Visit {
  readonly gDate: TehranDate;
  readonly isDone: boolean;
  readonly netRial: number;
}

const sumOf = (visits: readonly Visit[]) => visits.reduce((sum, { netRial }) => sum + netRial, 0);

const listDays = (saturday: TehranDate) =>
  Array.from({ length: DAYS_A_WEEK }, (_none, index) => addDays(saturday, index));

/** The work of a span by the day of its visit. A disputed sum is in none: nobody knows yet whose it is. */
async function listVisits(executor: Executor, userId: number, { from, to }: Span): Promise<Visit[]> {
  const rows = await executor
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.providerId, userId),
        inArray(tasks.state, [...DONE, ...BOOKED]),
        gte(tasks.startsAt, from),
        lt(tasks.startsAt, to),
      ),
    );
  const sums = await listOrderSums(executor, rows);
  return rows.flatMap(({ startsAt, state }, index) =>
    startsAt === null
      ? []
      : [
          {
            gDate: toTehranDate(startsAt.getTime()),
            isDone: DONE.includes(state),
            netRial: sums[index]?.netRials ?? 0,
          },
        ],
  );
}

function toUsual(visits: readonly Visit[], saturday: TehranDate, today: TehranDate): number | null {
  const reached = listDays(saturday).filter((day) => day <= today).length;
  if (reached === 0) return null;
  const weeks = Array.from({ length: USUAL_WEEKS }, (_none, index) => {
    const first = addDays(saturday, -(index + 1) * DAYS_A_WEEK);
    const before = addDays(first, reached);
    return sumOf(visits.filter(({ gDate, isDone }) => isDone && gDate >= first && gDate < before));
  });
  if (weeks.includes(0)) return null;
  return Math.round(weeks.reduce((sum, rials) => sum + rials, 0) / USUAL_WEEKS);
}

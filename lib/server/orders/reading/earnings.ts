import { and, eq, gte, inArray } from 'drizzle-orm';

import { EARNING_DAYS } from '@/lib/domain/constants/providers';
import { addDays, toInstantMs, toTehranDate, type TehranDate } from '@/lib/domain/site/jalali-date';
import { isOver, listStates } from '@/lib/domain/order/order-states';

import { listOrderSums } from '../../money';
import type { Executor } from '../../ports/database';
import { tasks } from '../../schema';

interface Earning {
  readonly gDate: TehranDate;
  readonly netRial: number;
  readonly jobCount: number;
}

/**
 * The pay of orders that ended on each of the last days, by the ledger. An order that is over changes with its held fee
 * alone, which earns on the day of its release.
 */
export async function listEarnings(executor: Executor, userId: number, today: TehranDate): Promise<Earning[]> {
  const days = Array.from({ length: EARNING_DAYS }, (_, index) => addDays(today, index + 1 - EARNING_DAYS));
  const ended = await executor
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.providerId, userId),
        inArray(tasks.state, listStates(isOver)),
        gte(tasks.updatedAt, new Date(toInstantMs(days[0] ?? today))),
      ),
    );
  const sums = await listOrderSums(executor, ended);
  const earned = ended.flatMap(({ updatedAt }, index) => {
    const netRial = sums[index]?.netRials ?? 0;
    return netRial > 0 ? [{ gDate: toTehranDate(updatedAt.getTime()), netRial }] : [];
  });
  return days.map((gDate) => {
    const own = earned.filter((earning) => earning.gDate === gDate);
    return { gDate, netRial: own.reduce((sum, { netRial }) => sum + netRial, 0), jobCount: own.length };
  });
}

import { and, count, eq, gt, gte, inArray, lt } from 'drizzle-orm';

import { SERVICE_KINDS, type ServiceKind } from '@/lib/contract/enumerations';
import { LATENESS } from '@/lib/domain/constants/orders';
import { getKind, isOfKind } from '@/lib/domain/kind/service-kind';
import { addDays, toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';

import type { Executor } from '../ports/database';
import { lateStarts, tasks } from '../schema';

interface PromisedService {
  readonly kind: ServiceKind;
  readonly category: { readonly id: number };
  /** Null takes visits of all types. */
  readonly typeId: number | null;
  /** The share is not told of one city. */
  readonly cityId: number | null;
}

const WHOLE_PERCENT = 100;

/**
 * How many visits of a service began in the last whole days, and the percent of them that began within the promise,
 * rounded down; null while they are few, and for a service without a promise. A visit without a late start kept it.
 */
export async function readVisitsInTime(
  executor: Executor,
  { kind, category, typeId, cityId }: PromisedService,
  now: Date,
): Promise<{ readonly percent: number; readonly visitCount: number } | null> {
  const { hasVisit, isTextile } = getKind(kind);
  if (cityId !== null || !hasVisit || isTextile) return null;
  const today = toTehranDate(now.getTime());
  const [found] = await executor
    .select({ visitCount: count(), lateCount: count(lateStarts.taskId) })
    .from(tasks)
    .leftJoin(lateStarts, eq(lateStarts.taskId, tasks.id))
    .where(
      and(
        eq(tasks.categoryId, category.id),
        typeId === null ? undefined : eq(tasks.typeId, typeId),
        gte(tasks.startedAt, new Date(toInstantMs(addDays(today, -LATENESS.shownDays)))),
        lt(tasks.startedAt, new Date(toInstantMs(today))),
        // Nothing is due for a visit without a price, however late it began.
        gt(tasks.priceRials, 0),
      ),
    );
  const { visitCount = 0, lateCount = 0 } = found ?? {};
  if (visitCount < LATENESS.shownFromVisits) return null;
  return { percent: Math.floor(((visitCount - lateCount) * WHOLE_PERCENT) / visitCount), visitCount };
}

const PROMISED_KINDS = SERVICE_KINDS.filter((kind) => isOfKind(kind, { hasVisit: true, isTextile: false }));

/** How many visits of a provider began in a span, and how many of them within the promise. */
export async function readProviderVisitsInTime(
  executor: Executor,
  providerId: number,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<{ readonly count: number; readonly inTimeCount: number }> {
  const [found] = await executor
    .select({ visitCount: count(), lateCount: count(lateStarts.taskId) })
    .from(tasks)
    .leftJoin(lateStarts, eq(lateStarts.taskId, tasks.id))
    .where(
      and(
        eq(tasks.providerId, providerId),
        inArray(tasks.kind, PROMISED_KINDS),
        gte(tasks.startedAt, from),
        lt(tasks.startedAt, to),
        gt(tasks.priceRials, 0),
      ),
    );
  const { visitCount = 0, lateCount = 0 } = found ?? {};
  return { count: visitCount, inTimeCount: visitCount - lateCount };
}

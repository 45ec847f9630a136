import { and, count, eq, gt, gte, inArray, lt, type SQL } from 'drizzle-orm';

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

interface Span {
  readonly from: Date;
  readonly to: Date;
}

const WHOLE_PERCENT = 100;

/**
 * A service's visits in the last whole days, and the percentage of them that began within the promise, rounded down.
 * Null while they are few, and for a service without a promise. A visit without a late start kept it.
 */
export async function readVisitsInTime(
  executor: Executor,
  { kind, category, typeId, cityId }: PromisedService,
  now: Date,
): Promise<{ readonly percent: number; readonly visitCount: number } | null> {
  const { hasVisit, isTextile } = getKind(kind);
  if (cityId !== null || !hasVisit || isTextile) return null;
  const today = toTehranDate(now.getTime());
  const { visitCount, lateCount } = await countVisits(
    executor,
    [eq(tasks.categoryId, category.id), typeId === null ? undefined : eq(tasks.typeId, typeId)],
    { from: new Date(toInstantMs(addDays(today, -LATENESS.shownDays))), to: new Date(toInstantMs(today)) },
  );
  if (visitCount < LATENESS.shownFromVisits) return null;
  return { percent: Math.floor(((visitCount - lateCount) * WHOLE_PERCENT) / visitCount), visitCount };
}

const PROMISED_KINDS = SERVICE_KINDS.filter((kind) => isOfKind(kind, { hasVisit: true, isTextile: false }));

/** A provider's visits in a span, and those of them that began within the promise. */
export async function readProviderVisitsInTime(
  executor: Executor,
  providerId: number,
  span: Span,
): Promise<{ readonly count: number; readonly inTimeCount: number }> {
  const { visitCount, lateCount } = await countVisits(
    executor,
    [eq(tasks.providerId, providerId), inArray(tasks.kind, PROMISED_KINDS)],
    span,
  );
  return { count: visitCount, inTimeCount: visitCount - lateCount };
}

/**
 * The percentage of each of these providers' visits of the last whole days that began within the promise, rounded down.
 * Who has few visits is not in it.
 */
export async function listPercentsInTime(
  executor: Executor,
  providerIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  if (providerIds.length === 0) return new Map();
  const today = toTehranDate(now.getTime());
  const rows = await executor
    .select({ providerId: tasks.providerId, visitCount: count(), lateCount: count(lateStarts.taskId) })
    .from(tasks)
    .leftJoin(lateStarts, eq(lateStarts.taskId, tasks.id))
    .where(
      and(
        inArray(tasks.providerId, [...providerIds]),
        inArray(tasks.kind, PROMISED_KINDS),
        ...toCounted({
          from: new Date(toInstantMs(addDays(today, -LATENESS.personShownDays))),
          to: new Date(toInstantMs(today)),
        }),
      ),
    )
    .groupBy(tasks.providerId);
  return new Map(
    rows.flatMap(({ providerId, visitCount, lateCount }) =>
      providerId === null || visitCount < LATENESS.shownFromVisits
        ? []
        : [[providerId, Math.floor(((visitCount - lateCount) * WHOLE_PERCENT) / visitCount)] as const],
    ),
  );
}

/** Nothing is due for a visit without a price, however late it began. */
function toCounted({ from, to }: Span): readonly SQL[] {
  return [gte(tasks.startedAt, from), lt(tasks.startedAt, to), gt(tasks.priceRials, 0)];
}

async function countVisits(
  executor: Executor,
  whose: readonly (SQL | undefined)[],
  span: Span,
): Promise<{ readonly visitCount: number; readonly lateCount: number }> {
  const [found] = await executor
    .select({ visitCount: count(), lateCount: count(lateStarts.taskId) })
    .from(tasks)
    .leftJoin(lateStarts, eq(lateStarts.taskId, tasks.id))
    .where(and(...whose, ...toCounted(span)));
  return found ?? { visitCount: 0, lateCount: 0 };
}

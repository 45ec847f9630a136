import { and, eq, ne } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { UNPAID_ORDER_LIMIT, SERIES_LIMIT } from '@/lib/domain/constants/orders';
import { getKind } from '@/lib/domain/kind/service-kind';
import { NO_MARK, type Series } from '@/lib/domain/series/series';
import { toSeriesWeekday } from '@/lib/domain/series/visits';
import { toJalaliParts, type TehranDate } from '@/lib/domain/site/jalali-date';

import type { CallContext } from '../../context';
import { requireActor } from '../../handler';
import type { OrderQuote } from '../../kinds';
import type { Transaction } from '../../ports/database';
import { PendingWrite } from '../../ports/write-together';
import { series, seriesVisits } from '../../schema';
import type { Draft, SeriesPart } from '../placing/placing';
import type { UnpaidOrders } from '../placing/unpaid-orders';
import { listConflicts } from './conflicts';

type PlannedAnswers = Pick<CallInput<'series/getplan'>, 'plan' | 'weekdays'> & {
  readonly gDate: TehranDate;
  readonly deliverytimeid: number;
};

/**
 * The series that answers ask for. Throws series-not-offered for a single visit, and invalid-input for its weekdays.
 */
export function requirePlan({ plan, weekdays, gDate, deliverytimeid }: PlannedAnswers): Series {
  if (plan === 'once') throw new CallError('series-not-offered');
  const isMonthly = plan === 'monthly';
  const isFirstAmong = weekdays.includes(toSeriesWeekday(gDate));
  if (isMonthly ? weekdays.length > 0 : !isFirstAmong)
    throw new CallError('invalid-input', { fields: [{ field: 'weekdays', message: 'unknown' }] });
  const rule = {
    fromDay: gDate,
    weekdays: [...new Set(weekdays)].sort((one, other) => one - other),
    monthDay: isMonthly ? toJalaliParts(gDate).day : null,
    deliveryTimeId: deliverytimeid,
  };
  return { plan, firstDay: gDate, rules: [rule], endsOn: null, marks: new Map([[gDate, NO_MARK]]) };
}

/**
 * The part that stores a cleaning as the first visit of a series. Null for an order that comes once. Throws
 * series-not-offered for other kinds and for an order for another person.
 */
export function toBeginning(draft: Draft, context: CallContext): SeriesPart | null {
  const { plan, serviceEnum, recipient } = draft;
  if (plan === 'once') return null;
  if (!getKind(serviceEnum).comesAgain || recipient) throw new CallError('series-not-offered');
  const customerId = requireActor(context).userId;
  let usual: OrderQuote | null = null;
  return {
    // The first visit is at the full price (BEHAVIOUR 16).
    toQuote: (quote) => (usual = quote),
    paymentExpiresAt: null,
    async plan(transaction, placed) {
      const { task, wish, unpaid, now } = placed;
      const planned = requirePlan({ ...draft, gDate: wish.gDate, deliverytimeid: wish.deliveryTimeId });
      requireRoom(planned, unpaid);
      await requireRoomForSeries(transaction, customerId);
      const first = { ...NO_MARK, taskId: task.id };
      const lstConflict = await listConflicts(transaction, {
        ...wish,
        seriesId: null,
        series: { ...planned, marks: new Map([[planned.firstDay, first]]) },
        providerId: task.providerId ?? 0,
        customerId,
        nowMs: now.getTime(),
      });
      const seriesId = await addSeries(transaction, { task, wish, planned, usual, now });
      const visit = { seriesId, plannedDay: planned.firstDay, taskId: task.id };
      return {
        writes: [new PendingWrite(transaction.insert(seriesVisits).values(visit))],
        answer: { seriesid: seriesId, lstConflict },
      };
    },
  };
}

interface NewSeries extends Pick<Parameters<SeriesPart['plan']>[1], 'task' | 'wish' | 'now'> {
  readonly planned: Series;
  readonly usual: OrderQuote | null;
}

async function addSeries(transaction: Transaction, { task, wish, planned, usual, now }: NewSeries): Promise<number> {
  const [row] = await transaction
    .insert(series)
    .values({
      customerId: task.customerId,
      providerId: task.providerId ?? 0,
      state: 'begun',
      plan: planned.plan,
      firstDay: planned.firstDay,
      rules: planned.rules,
      draft: { ...task.draft, locationid: task.address.locationId },
      hours: wish.hours,
      paymentWay: task.paymentWay,
      lines: task.lines,
      priceRials: usual?.priceRials ?? task.priceRials,
      nextVisitAt: task.paymentExpiresAt,
      createdAt: now,
    })
    .returning({ id: series.id });
  return row?.id ?? 0;
}

async function requireRoomForSeries(transaction: Transaction, customerId: number): Promise<void> {
  const own = and(eq(series.customerId, customerId), ne(series.state, 'ended'));
  if ((await transaction.$count(series, own)) >= SERIES_LIMIT)
    throw new CallError('limit-reached', { params: { limit: SERIES_LIMIT } });
}

/** The visits of one week may all be unpaid at once: they count together with the unpaid orders that stand. */
function requireRoom({ rules }: Series, { orders, hasCompleted }: UnpaidOrders): void {
  const limit = hasCompleted ? UNPAID_ORDER_LIMIT.otherwise : UNPAID_ORDER_LIMIT.withoutCompletedOrder;
  const ofAWeek = Math.max(1, ...rules.map(({ weekdays }) => weekdays.length));
  if (orders.length + ofAWeek > limit)
    throw new CallError('unpaid-orders-limit', { params: { limit }, details: { limit } });
}

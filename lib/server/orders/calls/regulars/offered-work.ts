import { and, desc, eq, gt, inArray } from 'drizzle-orm';

import { orderDraft, repeatableAnswers } from '@/lib/contract/order-draft';
import { SERVICE_KINDS } from '@/lib/contract/enumerations';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { isWorkDone, listStates } from '@/lib/domain/order/order-states';
import { toWorkName } from '@/lib/domain/order/work-name';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../../../ports/database';
import { addresses, hourOffers, regulars, tasks, type TaskRow } from '../../../schema';
import { toWish } from '../../matching/task-wish';
import type { SlotWish } from '../../matching/slot';
import type { Draft } from '../../placing/placing';
import { GATEWAY_IDS } from '../../record/gateways';
import { listTaskViews, toTaskSummary } from '../../reading/task-views';

export type HourOfferRow = typeof hourOffers.$inferSelect;

interface Pair {
  readonly customerId: number;
  readonly providerId: number;
}

/** Work with further choices than its hour is not offered: a return, or the people who give a sample. */
const OFFERED_KINDS = SERVICE_KINDS.filter((kind) =>
  isOfKind(kind, { matching: 'provider', isTextile: false, hasResults: false }),
);

/** The last finished order of a regular customer and the provider that can be ordered again as it was; or null. */
export async function findOfferedWork(executor: Executor, { customerId, providerId }: Pair): Promise<TaskRow | null> {
  const [found] = await executor
    .select({ task: tasks })
    .from(tasks)
    .innerJoin(addresses, and(eq(addresses.id, tasks.addressId), eq(addresses.isEnabled, true)))
    .where(
      and(
        eq(tasks.customerId, customerId),
        eq(tasks.providerId, providerId),
        inArray(tasks.state, listStates(isWorkDone)),
        inArray(tasks.kind, OFFERED_KINDS),
      ),
    )
    .orderBy(desc(tasks.id))
    .limit(1);
  return found?.task ?? null;
}

export async function isRegularOf(executor: Executor, { customerId, providerId }: Pair): Promise<boolean> {
  const isPair = and(eq(regulars.customerId, customerId), eq(regulars.providerId, providerId));
  return (await executor.$count(regulars, and(isPair, eq(regulars.state, 'agreed')))) > 0;
}

interface Hour {
  readonly gDate: string;
  readonly deliveryTimeId: number;
}

export function toOfferedWish(task: TaskRow, { gDate, deliveryTimeId }: Hour): SlotWish {
  return { ...toWish(task), gDate, deliveryTimeId };
}

/** The order that the customer would place: the answers and the payment of then at the hour that is offered. */
export function toOfferedDraft(task: TaskRow, { gDate, deliveryTimeId }: Hour, priceRial: number | null = null): Draft {
  const { draft, paymentWay } = task;
  return orderDraft.parse({
    ...repeatableAnswers.parse(draft),
    plan: 'once',
    gDate,
    deliverytimeid: deliveryTimeId,
    workerUserId: task.providerId,
    usesGift: draft.usesGift === true,
    usesWallet: draft.usesWallet === true || paymentWay === 'wallet',
    ipgId: GATEWAY_IDS[paymentWay],
    priceRial,
  });
}

/** A condition on `hour_offers`: the customer can still answer. */
export function isOpenOffer(now: Date) {
  return and(eq(hourOffers.state, 'open'), gt(hourOffers.endsAt, now));
}

/** The name of an order's work. */
export async function findWorkName(executor: Executor, { id }: Pick<TaskRow, 'id'>, locale: Locale): Promise<string> {
  const [view] = await listTaskViews(executor, eq(tasks.id, id), { limit: 1 });
  return view ? toWorkName(toTaskSummary(view, 'customer', locale)) : '';
}

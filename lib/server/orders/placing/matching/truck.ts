import { CallError } from '@/lib/contract/call-error';
import { toDistanceKm } from '@/lib/domain/place/distance';
import { toPaymentDueMs } from '@/lib/domain/order/order-lifecycle';
import { toTruckArrival } from '@/lib/domain/kind/truck-arrival';

import { toRow } from '../../../ports/ask-together';
import type { Executor, Transaction } from '../../../ports/database';
import type { PendingWrite } from '../../../ports/write-together';
import type { TaskRow } from '../../../schema';
import { toSlotWrite } from '../../record/store';
import { isInReach, listFreeTrucks, selectTrucks, type NearTruck, type TruckWish } from '../../matching/free-trucks';
import { requireCarPoint } from '../car-place';
import { requireAnswer } from '../../../kinds';
import type { Chosen, Draft, MatchingWay } from '../placing';
import { requireCashOffer } from '../../matching/cash-offer';
import { supersedeUnpaid } from './supersede';
import { orWhatIsFree } from '../../matching/taken';

/** A truck near the car was chosen, and comes as soon as it can (BEHAVIOUR 2: nearest truck). */
export const nearestTruck: MatchingWay<'truck'> = {
  way: 'truck',

  ask(transaction, draft, { customerId, now }) {
    const truckId = requireAnswer(draft.gasTruckId, 'gasTruckId');
    return toRow(selectTrucks(transaction, toWish(draft, customerId), now, truckId));
  },

  plan(draft, { customerId }, now, chosen) {
    const truck = toWish(draft, customerId);
    const found = toTruck(chosen);
    if (!found || !isInReach(found, truck.point)) throw new TruckTaken(truck);
    if (!found.fuels.includes(requireAnswer(draft.gasTypeEnum, 'gasTypeEnum')))
      throw new CallError('invalid-input', { fields: [{ field: 'gasTypeEnum', message: 'unknown' }] });
    const visit = toTruckArrival(now.getTime(), toDistanceKm(found, truck.point), { isPaid: false });
    return { wish: null, truck, visit, providerId: found.driverId };
  },

  supersede: (transaction, order) => supersedeUnpaid(transaction, { ...order, visit: fromNow(order.visit, order.now) }),

  async requireMatch(transaction, plan, { chosen, isLookedAtAgain, paymentWay, commissionRials, now }) {
    const { truck } = plan;
    const found = toTruck(chosen);
    if (!found || !truck) throw new Error('A truck was planned that was not found');
    const known = isLookedAtAgain ? await findTruck(transaction, truck, found.truckId, now) : found;
    if (!known?.isFree) throw new TruckTaken(truck);
    if (paymentWay === 'cash') await requireCashOffer(transaction, known.driverId, commissionRials);
    return known;
  },

  toBeginning: (_plan, now) => ({
    state: 'PENDING_PAYMENT',
    paymentExpiresAt: new Date(toPaymentDueMs(now.getTime())),
  }),

  hold: (transaction, task, { now }) => [takeTruck(transaction, task, task.providerId ?? 0, now)],

  orNextOffer: (executor, findPlan, now, work) => orOtherTruck(executor, () => findPlan()?.truck ?? null, now, work),
};

/** Its driver's time is taken from now on until it is back from the car. */
export function takeTruck(
  transaction: Transaction,
  task: Pick<TaskRow, 'id' | 'endsAt' | 'detail'>,
  driverId: number,
  now: Date,
): PendingWrite {
  return toSlotWrite(transaction, { ...task, startsAt: now }, { providerId: driverId, personId: driverId });
}

/** The truck went to another car, or away. Answered as truck-taken, or noTrucksAvailable. */
export class TruckTaken extends Error {
  override readonly name = 'TruckTaken';
  constructor(readonly wish: TruckWish) {
    super('The truck is taken');
  }
}

/**
 * Runs work that takes a truck. One that is taken is truck-taken where others are free, and noTrucksAvailable where
 * none is.
 */
function orOtherTruck<Result>(
  executor: Executor,
  findWish: () => TruckWish | null,
  now: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  const toError = async (wish: TruckWish, cause: unknown) => {
    const [other] = await listFreeTrucks(executor, wish, now);
    return new CallError(other ? 'truck-taken' : 'noTrucksAvailable', { cause });
  };
  return orWhatIsFree({ Taken: TruckTaken, findWish, toError }, work);
}

/** One truck as it stands now; null where it is out of reach or takes no orders. */
export async function findTruck(
  executor: Executor,
  wish: TruckWish,
  truckId: number,
  now: Date,
): Promise<NearTruck | null> {
  const [found] = await selectTrucks(executor, wish, now, truckId);
  return found ?? null;
}

function toWish(draft: Draft, customerId: number): TruckWish {
  return { point: requireCarPoint(draft), customerId, litres: draft.litreVolume ?? undefined };
}

function toTruck(chosen: Chosen | null): NearTruck | null {
  return chosen && 'truckId' in chosen ? chosen : null;
}

function fromNow({ endsAtMs }: { readonly endsAtMs: number }, now: Date) {
  return { startsAtMs: now.getTime(), endsAtMs };
}

import { CallError } from '@/lib/contract/call-error';
import { toVisitInterval, type Interval } from '@/lib/domain/order/delivery-time';

import {
  type VisitSearch,
  findEarliest,
  isBookable,
  isFreeFor,
  listFreeProviders,
  selectProviderSchedule,
  toSchedules,
} from '../../availability';
import type { Executor } from '../../ports/database';
import { orWhatIsFree } from './taken';

/** An order's wish for a provider's time. */
export type SlotWish = Omit<VisitSearch, 'typeId'> & { readonly typeId: number };

/** The visit's interval. Throws slot-expired for an hour that can no longer be booked, or not yet. */
export function requireVisit({ gDate, deliveryTimeId, hours }: SlotWish, nowMs: number): Interval {
  if (!isBookable(gDate, deliveryTimeId, nowMs)) throw new CallError('slot-expired');
  return toVisitInterval(gDate, deliveryTimeId, hours);
}

/** A provider's hours and present bookings. */
export type ChosenProvider = Awaited<ReturnType<typeof selectProviderSchedule>>[number];

/**
 * The provider that was chosen, if free for the whole visit; throws SlotTaken otherwise. The database stops a booking
 * at the same moment.
 */
export async function requireFreeProvider(
  executor: Executor,
  wish: SlotWish,
  providerId: number,
  nowMs: number,
): Promise<ChosenProvider> {
  const [chosen] = await selectProviderSchedule(executor, { ...wish, providerId }, nowMs);
  return requireFree(wish, chosen ?? null, nowMs);
}

/**
 * The provider, if free for the whole visit; throws SlotTaken otherwise. `chosen` was read before, and is null for a
 * provider who serves no such visit.
 */
export function requireFree(wish: SlotWish, chosen: ChosenProvider | null, nowMs: number): ChosenProvider {
  if (!chosen || !isFreeFor(toSchedules(chosen), wish, nowMs)) throw new SlotTaken(wish);
  return chosen;
}

/**
 * The hour went to somebody else. Answered as slot-taken with the next offer, which is looked up outside the failed
 * transaction.
 */
export class SlotTaken extends Error {
  override readonly name = 'SlotTaken';
  constructor(readonly wish: SlotWish) {
    super(`The hour ${wish.gDate} ${wish.deliveryTimeId} is taken`);
  }
}

/**
 * Runs work that takes a slot. One that is taken is `slot-taken`, with `details.next`: another free provider at the
 * same hour, and the earliest free hour.
 */
export function withNextOffer<Result>(
  executor: Executor,
  findWish: () => SlotWish | null,
  nowMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const toError = async (wish: SlotWish, cause: unknown) =>
    new CallError('slot-taken', { details: { next: await findNextOffer(executor, wish, nowMs) }, cause });
  return orWhatIsFree({ Taken: SlotTaken, findWish, toError }, work);
}

async function findNextOffer(executor: Executor, wish: SlotWish, nowMs: number) {
  const {
    providers: [free],
  } = await listFreeProviders(executor, wish, nowMs);
  const earliest = await findEarliest(executor, wish, nowMs);
  return {
    provider: free
      ? {
          userId: free.profile.userId,
          fullname: free.fullName,
          merchantId: free.profile.merchantId,
          workerCode: free.profile.workerCode,
        }
      : null,
    earliest: earliest
      ? { gDate: earliest.gDate, deliverytimeid: earliest.deliveryTimeId, startHour: earliest.startHour }
      : null,
  };
}

import { toOwnCapRials } from '@/lib/domain/dispute/settlement';
import { findDueMove } from '@/lib/domain/dispute/dispute-moves';

import type { ServiceContext } from '../../context';
import { getOrderMoney, toHeldRials } from '../../money';
import type { Transaction } from '../../ports/database';
import { toClockColumns } from '../parts/disputes/clock';
import { isCovered } from './agree';
import { closeDispute } from './close';
import { toClaimedRials } from './piece';
import { changeDispute, type LockedDispute } from './store';
import { bringToDesk } from './to-desk';

type Context = Pick<ServiceContext, 'configuration'>;

/** Ends a dispute whose clock is over; the caller has checked that it is. */
export async function endByTime(
  transaction: Transaction,
  context: Context,
  locked: LockedDispute,
  now: Date,
): Promise<void> {
  switch (findDueMove(locked.dispute.state)) {
    case 'providerSilent':
      return endSilenceOfProvider(transaction, context, locked, now);
    case 'customerSilent':
      return endSilenceOfCustomer(transaction, context, locked, now);
    case 'visitHelped':
      return closeDispute(transaction, locked, { backRials: 0, ended: 'customer-silent', state: 'settled', now });
    case 'acceptDecision':
      return changeDispute(transaction, locked.dispute, { ...toClockColumns('settled', now), settledAt: now });
    default:
      return;
  }
}

/**
 * The provider pays the asked sum. An operator decides where the cash handed over is unknown, where more was asked than
 * the price, and where the provider has not got it. Silence spends no money of the marketplace's.
 */
async function endSilenceOfProvider(
  transaction: Transaction,
  context: Context,
  locked: LockedDispute,
  now: Date,
): Promise<void> {
  const { task, dispute } = locked;
  const backRials = toOwnCapRials(dispute.askedRials, toClaimedRials(task, dispute));
  const isPrepaid = toHeldRials(await getOrderMoney(transaction, task.id)) >= task.priceRials;
  const isAllAsked = backRials === dispute.askedRials;
  if (isPrepaid && isAllAsked && (await isCovered(transaction, locked, backRials)))
    return closeDispute(transaction, locked, { backRials, ended: 'provider-silent', state: 'settled', now });
  await bringToDesk(transaction, context, locked, { state: 'desk', now });
}

/** The money is released; a customer who has said something since is heard. */
async function endSilenceOfCustomer(
  transaction: Transaction,
  context: Context,
  locked: LockedDispute,
  now: Date,
): Promise<void> {
  if (locked.dispute.spokeAt !== null) return bringToDesk(transaction, context, locked, { state: 'desk', now });
  await closeDispute(transaction, locked, { backRials: 0, ended: 'customer-silent', state: 'settled', now });
}

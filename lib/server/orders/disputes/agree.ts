import { HOUR_MS } from '@/lib/domain/constants/time-units';

import type { ServiceContext } from '../../context';
import { getPendingPayRials, planDispute, requireProviderId } from '../../money';
import type { Transaction } from '../../ports/database';
import { toClockColumns } from '../parts/disputes/clock';
import { bookSlot } from '../record/store';
import { tell } from '../telling/tell';
import { closeDispute } from './close';
import { changeDispute, requireDisputeMove, requireSide, type LockedDispute } from './store';
import { bringToDesk } from './to-desk';

/** The time for which a second visit holds the professional's hours. */
const SECOND_VISIT_MS = 2 * HOUR_MS;

interface Answer {
  readonly userId: number;
  readonly now: Date;
}

/**
 * The customer accepts the offer: the money moves at once, or the hours of the second visit are taken. An operator
 * decides on a sum that the professional has not got: the marketplace bears it first. Throws not-yours,
 * move-not-allowed, and the database's refusal of taken hours (SLOT_CONSTRAINT).
 */
export async function acceptOffer(
  transaction: Transaction,
  context: Pick<ServiceContext, 'configuration'>,
  locked: LockedDispute,
  { userId, now }: Answer,
): Promise<void> {
  const { task, dispute } = locked;
  requireDisputeMove('accept', dispute, requireSide(task, userId));
  const { offerRials, offerVisitAt } = dispute;
  if (offerVisitAt !== null) return agreeOnVisit(transaction, locked, { visitAt: offerVisitAt, now });
  const backRials = offerRials ?? 0;
  if (await isCovered(transaction, locked, backRials))
    return closeDispute(transaction, locked, { backRials, ended: 'agreed', state: 'settled', now });
  await bringToDesk(transaction, context, locked, { state: 'desk', now });
}

/** Whether the sum that goes back is the order's, or the professional's own. */
export async function isCovered(
  transaction: Transaction,
  { task, dispute }: LockedDispute,
  backRials: number,
): Promise<boolean> {
  const pendingRials = await getPendingPayRials(transaction, task);
  const sums = { backBeforeRials: dispute.backRials, backRials };
  return (await planDispute(transaction, task, sums, pendingRials)).debtRials === 0;
}

async function agreeOnVisit(
  transaction: Transaction,
  { task, dispute }: LockedDispute,
  { visitAt, now }: { readonly visitAt: Date; readonly now: Date },
): Promise<void> {
  const endsAt = new Date(visitAt.getTime() + SECOND_VISIT_MS);
  const providerId = requireProviderId(task);
  await bookSlot(transaction, { ...task, startsAt: visitAt, endsAt, detail: null }, providerId);
  await changeDispute(transaction, dispute, {
    ...toClockColumns('second-visit', endsAt),
    offerVisitAt: null,
    visitAt,
  });
  await tell(transaction, {
    userId: providerId,
    event: 'work-dispute-visit',
    task,
    side: 'provider',
    now,
  });
}

/** The customer accepts nothing of it, or the second visit did not help. */
export async function askDesk(
  transaction: Transaction,
  context: Pick<ServiceContext, 'configuration'>,
  locked: LockedDispute,
  { userId, now }: Answer,
): Promise<void> {
  const { task, dispute } = locked;
  requireDisputeMove('askDesk', dispute, requireSide(task, userId));
  await bringToDesk(transaction, context, locked, {
    state: 'desk',
    now,
    change: { offerRials: null, offerVisitAt: null },
  });
}

/** All is well after all: the money is released. */
export async function withdraw(
  transaction: Transaction,
  locked: LockedDispute,
  { userId, now }: Answer,
): Promise<void> {
  const { task, dispute } = locked;
  requireDisputeMove('withdraw', dispute, requireSide(task, userId));
  await closeDispute(transaction, locked, { backRials: 0, ended: 'withdrawn', state: 'settled', now });
}

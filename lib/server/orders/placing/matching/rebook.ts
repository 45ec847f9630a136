import { requireActor } from '../../../handler';
import type { CallContext } from '../../../context';
import type { Transaction } from '../../../ports/database';
import { sendAfterCommit } from '../../telling/tell';
import { getTaskDetail } from '../../reading/task-detail';
import { withNextOffer, type SlotWish } from '../../matching/slot';

interface Rebooking {
  readonly customerId: number;
  readonly now: Date;
  /** Names the wished booking, so that the database's refusal can be answered with the free alternatives. */
  wants(wish: SlotWish): void;
}

/**
 * Gives an order that is placed another hour or another provider, in one transaction, and answers the order as it is
 * then. Throws slot-taken with the next offer where the hour is somebody else's by then.
 */
export async function rebook(
  context: CallContext,
  taskid: number,
  work: (transaction: Transaction, rebooking: Rebooking) => Promise<unknown>,
) {
  const { database, clock } = context.ports;
  const customerId = requireActor(context).userId;
  const now = clock.now();
  let wanted: SlotWish | null = null;
  const rebooking = { customerId, now, wants: (wish: SlotWish) => void (wanted = wish) };
  await withNextOffer(
    database.connection,
    () => wanted,
    now.getTime(),
    () => database.transaction((transaction) => work(transaction, rebooking)),
  );
  sendAfterCommit(context);
  return { taskDetail: await getTaskDetail(context, taskid) };
}

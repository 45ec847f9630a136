import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed } from '@/lib/domain/order-lifecycle';

import { type FreeProvider, listFreeProviders } from '../availability';
import { defineHandler, requireActor } from '../handler';
import type { TaskRow } from '../money';
import type { Transaction } from '../ports/database';
import { toCommissionRials } from '@/lib/domain/money';
import { moveTask, type MoveResult } from './move';
import { SlotTaken, withNextOffer, type SlotWish } from './slot';
import { lockTask, takeSlot } from './store';
import { toWish } from './task-wish';
import { getTaskDetail } from './task-detail';
import { sendAfterCommit } from './tell';

/** With the customer's consent the same hour goes to the one chosen, or to the best who is free. Paid stays paid. */
export const handler = defineHandler('reqandpay/offernextprovider', async ({ taskid, workerUserId }, context) => {
  const { database, clock } = context.ports;
  const customerId = requireActor(context).userId;
  const now = clock.now();
  let wish: SlotWish | null = null;
  await withNextOffer(
    database.connection,
    () => wish,
    now.getTime(),
    () =>
      database.transaction(async (transaction) => {
        const task = await lockTask(transaction, taskid);
        if (task.customerId !== customerId) throw new CallError('not-yours');
        if (!isMoveAllowed('offerNext', task.state, 'customer')) throw new CallError('move-not-allowed');
        wish = toWish(task);
        const provider = await requireNextProvider(transaction, task, wish, workerUserId, now);
        return offer(transaction, task, provider, now);
      }),
  );
  sendAfterCommit(context);
  return { taskDetail: await getTaskDetail(context, taskid) };
});

/** Never the one who has just refused or not answered. */
async function requireNextProvider(
  transaction: Transaction,
  task: TaskRow,
  wish: SlotWish,
  chosenId: number | undefined,
  now: Date,
): Promise<FreeProvider> {
  const free = (await listFreeProviders(transaction, wish, now.getTime())).filter(
    ({ profile }) => profile.userId !== task.providerId,
  );
  const able =
    task.paymentWay === 'cash'
      ? free.filter(({ biddingCreditRials }) => biddingCreditRials >= toCommissionRials(task.priceRials))
      : free;
  if (able.length === 0) throw new CallError('nobody-free');
  const next = chosenId === undefined ? able[0] : able.find(({ profile }) => profile.userId === chosenId);
  if (!next) throw new SlotTaken(wish);
  return next;
}

async function offer(
  transaction: Transaction,
  task: TaskRow,
  { profile }: FreeProvider,
  now: Date,
): Promise<MoveResult> {
  await takeSlot(transaction, task, profile.userId);
  return moveTask(transaction, {
    taskId: task.id,
    move: 'offerNext',
    actorId: task.customerId,
    now,
    change: { providerId: profile.userId },
  });
}

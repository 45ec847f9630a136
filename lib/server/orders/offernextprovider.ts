import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed } from '@/lib/domain/order-lifecycle';

import { defineHandler, requireActor } from '../handler';
import type { TaskRow } from '../money';
import type { Transaction } from '../ports/database';
import { moveTask, type MoveResult } from './move';
import { listNextProviders, toNextWish } from './next-providers';
import { requireVisit, SlotTaken, withNextOffer, type SlotWish } from './slot';
import { lockTask, takeSlot } from './store';
import { getTaskDetail } from './task-detail';
import { sendAfterCommit } from './tell';

/** The order goes to the one whom its customer consented to, or to nobody: who is gone by then is said with who is free. Paid stays paid. */
export const handler = defineHandler(
  'reqandpay/offernextprovider',
  async ({ taskid, workerUserId, ...anotherHour }, context) => {
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
          wish = toNextWish(task, anotherHour);
          await requireConsented(transaction, task, { wish, workerUserId, now });
          return offer(transaction, task, { wish, workerUserId, now });
        }),
    );
    sendAfterCommit(context);
    return { taskDetail: await getTaskDetail(context, taskid) };
  },
);

interface Consent {
  readonly wish: SlotWish;
  readonly workerUserId: number;
  readonly now: Date;
}

async function requireConsented(
  transaction: Transaction,
  task: TaskRow,
  { wish, workerUserId, now }: Consent,
): Promise<void> {
  const able = await listNextProviders(transaction, task, wish, now);
  if (able.length === 0) throw new CallError('nobody-free');
  if (!able.some(({ profile }) => profile.userId === workerUserId)) throw new SlotTaken(wish);
}

async function offer(
  transaction: Transaction,
  task: TaskRow,
  { wish, workerUserId, now }: Consent,
): Promise<MoveResult> {
  const visit = requireVisit(wish, now.getTime());
  const change = {
    providerId: workerUserId,
    startsAt: new Date(visit.startsAtMs),
    endsAt: new Date(visit.endsAtMs),
  };
  await takeSlot(transaction, { ...task, ...change }, workerUserId);
  return moveTask(transaction, { taskId: task.id, move: 'offerNext', actorId: task.customerId, now, change });
}

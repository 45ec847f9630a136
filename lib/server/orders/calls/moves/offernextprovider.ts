import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import { defineHandler } from '../../../handler';
import type { Transaction } from '../../../ports/database';
import { askTogether } from '../../../ports/ask-together';
import { isConstraintViolation } from '../../../ports/database-error';
import { moveTask, type MoveResult } from '../../moves/move';
import { canBeNext, listNextProviders, toNextWish } from '../../matching/next-providers';
import { requireFastingHour, requireTimeForWork } from '../../matching/task-wish';
import { rebook } from '../../placing/matching/rebook';
import { requireVisit, SlotTaken, type SlotWish } from '../../matching/slot';
import { askUnpaidOrders, requireApart } from '../../placing/unpaid-orders';
import { offerToTruck } from '../../placing/matching/next-trucks';
import { bookSlot, lockTask, SLOT_CONSTRAINT } from '../../record/store';
import type { TaskRow } from '../../../schema';

/**
 * The order goes only to the provider of the customer's consent: one who is gone by then is reported with the free
 * ones. A paid order stays paid.
 */
export const handler = defineHandler(
  'reqandpay/offernextprovider',
  ({ taskid, workerUserId, ...anotherHour }, context) =>
    orTruckTaken(
      rebook(context, taskid, async (transaction, { customerId, now, wants }) => {
        // Before the order's own lock, as placing an order does.
        const { unpaid } = await askTogether(transaction, { unpaid: askUnpaidOrders(customerId) });
        const task = await lockTask(transaction, taskid);
        if (task.customerId !== customerId) throw new CallError('not-yours');
        if (!isMoveAllowed('offerNext', task, 'customer')) throw new CallError('move-not-allowed');
        if (isOfKind(task.kind, { matching: 'truck' }))
          return offerToTruck(transaction, task, { driverId: workerUserId, now });
        const wish = toNextWish(task, anotherHour);
        requireTimeForWork(task, wish);
        requireFastingHour(wish);
        wants(wish);
        if (task.paidAt === null) requireApart(unpaid, task, requireVisit(wish, now.getTime()));
        await requireConsented(transaction, task, { wish, workerUserId, now });
        return offer(transaction, task, { wish, workerUserId, now });
      }),
    ),
);

/**
 * Another customer took the truck in the same moment: the database refused a truck that was free a moment ago. Where an
 * hour was wanted, `rebook` has reported it already.
 */
async function orTruckTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw isConstraintViolation(error, SLOT_CONSTRAINT) ? new CallError('truck-taken', { cause: error }) : error;
  }
}

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
  if (await canBeNext(transaction, task, { wish, workerUserId, now })) return;
  const able = await listNextProviders(transaction, task, wish, now);
  throw able.length === 0 ? new CallError('nobody-free') : new SlotTaken(wish);
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
  await bookSlot(transaction, { ...task, ...change }, workerUserId);
  return moveTask(transaction, { taskId: task.id, move: 'offerNext', actorId: task.customerId, now, change });
}

import { CallError } from '@/lib/contract/call-error';
import { PRICE_ANSWER_MS } from '@/lib/domain/constants/orders';
import { toFuelRials } from '@/lib/domain/order/order-commission';
import { LITRE_STEPS } from '@/lib/domain/constants/trucks';

import { planNewPrice } from '../../../money';
import { holdPerson } from '../../../people';
import type { Transaction } from '../../../ports/database';
import { priceChanges, type OrderLine, type TaskRow } from '../../../schema';
import { requireWorksOn } from '../../../teams';
import { moveLocked } from '../../moves/move';
import { lockTask } from '../../record/store';
import { toLitreRials } from '../../reading/petrol-fields';
import { findDeliveredLitres } from '../../record/delivered-litres';
import { toPriceKey } from '../../payments/price-link';
import { requireRoom } from '../price-changes/addpricechange';

interface Delivery {
  readonly taskId: number;
  readonly litres: number;
  readonly driverId: number;
  readonly now: Date;
  /** Signs the link of the customer's SMS. */
  readonly secret: string;
}

/**
 * Settles the sum by the delivered litres. A lower sum comes back in this transaction. A higher one is a proposal that
 * waits for the customer's consent. The ordered number changes nothing. Throws not-found, not-yours, move-not-allowed,
 * price-change-open and limit-reached.
 */
export async function settleDelivery(
  transaction: Transaction,
  { taskId, litres, driverId, now, secret }: Delivery,
): Promise<void> {
  await holdPerson(transaction, driverId);
  const task = await lockTask(transaction, taskId);
  await requireWorksOn(transaction, task, driverId);
  if (task.kind !== 'gas') throw new CallError('move-not-allowed');
  await requireRoom(transaction, task.id);
  const line = toDeliveredLine(task, litres);
  const change: Change = { line, newRials: task.priceRials + line.amountRials, driverId, now };
  if (line.amountRials === 0 && findDeliveredLitres(task) !== null) return;
  if (line.amountRials > 0) return propose(transaction, task, change, secret);
  return lower(transaction, task, change);
}

interface Change extends Pick<Delivery, 'driverId' | 'now'> {
  readonly line: OrderLine;
  readonly newRials: number;
}

/** The difference to the litres that the order has lines of by now. */
function toDeliveredLine(task: TaskRow, litres: number): OrderLine {
  const measured = Math.round(litres * LITRE_STEPS) / LITRE_STEPS;
  return {
    key: 'litres',
    params: { litres: measured },
    amountRials: Math.round(measured * toLitreRials(task)) - toFuelRials(task.lines),
  };
}

/** A lower or an equal price needs no approval. */
async function lower(
  transaction: Transaction,
  task: TaskRow,
  { line, newRials, driverId, now }: Change,
): Promise<void> {
  const changeId = await write(transaction, task, { line, newRials, driverId, now, isDecided: true });
  const lines = [...task.lines, line];
  if (line.amountRials === 0) {
    await moveLocked(transaction, task, {
      move: 'lowerPrice',
      actorId: driverId,
      now,
      isQuiet: true,
      change: { lines },
    });
    return;
  }
  const way = task.paymentWay === 'cash' ? 'cash' : 'wallet';
  const price = await planNewPrice(transaction, task, { newRials, way, changeId, now });
  await moveLocked(transaction, task, {
    move: 'lowerPrice',
    actorId: driverId,
    now,
    change: { ...price.split, priceRials: newRials, lines },
  });
  await price.post();
}

async function propose(transaction: Transaction, task: TaskRow, change: Change, secret: string): Promise<void> {
  const priceKey = toPriceKey(secret, await write(transaction, task, { ...change, isDecided: false }));
  await moveLocked(transaction, task, { move: 'proposePrice', actorId: change.driverId, now: change.now, priceKey });
}

async function write(
  transaction: Transaction,
  task: TaskRow,
  { line, newRials, driverId, now, isDecided }: Change & { readonly isDecided: boolean },
): Promise<number> {
  const [row] = await transaction
    .insert(priceChanges)
    .values({
      taskId: task.id,
      providerId: driverId,
      state: isDecided ? 'approved' : 'open',
      lines: [line],
      reason: '',
      fileId: null,
      oldRials: task.priceRials,
      newRials,
      proposedAt: now,
      decidedAt: isDecided ? now : null,
      answerDueAt: isDecided ? now : new Date(now.getTime() + PRICE_ANSWER_MS),
    })
    .returning({ id: priceChanges.id });
  if (!row) throw new Error('A price change was not written');
  return row.id;
}

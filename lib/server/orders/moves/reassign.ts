import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import type { Locale } from '@/lib/i18n/locales';

import { isBookable, listAvailableDates, toProviderItem } from '../../availability';
import { getOrderMoney, toSettledSums } from '../../money';
import type { Executor, Transaction } from '../../ports/database';
import type { TaskRow } from '../../schema';
import { type AnotherHour, toNextWish } from '../matching/next-providers';
import { listRescuers } from '../matching/rescuers';
import { requireVisit, SlotTaken } from '../matching/slot';
import { requireFastingHour, requireTimeForWork } from '../matching/task-wish';
import type { Successor } from '../record/consequence';
import { isRescueAgreed } from '../record/rescue-agreed';
import { moveLocked } from './move';

type Plan = CallAnswer<'operator/planreassign'>['plan'];

interface Asked {
  /** The order's own unless another is named. */
  readonly hour: AnotherHour;
  readonly now: Date;
}

/** The possible successors, the terms that the customer has to accept, and the effect on the order's money. */
export async function planReassign(
  executor: Executor,
  task: TaskRow,
  { hour, now, locale }: Asked & { readonly locale: Locale },
): Promise<Plan> {
  const move = requireReassignable(task);
  const wish = toNextWish(task, hour);
  const isOpen = isBookable(wish.gDate, wish.deliveryTimeId, now.getTime());
  const able = isOpen ? await listRescuers(executor, task, wish, now) : [];
  const { hours, gDate: _gDate, deliveryTimeId: _deliveryTimeId, ...search } = wish;
  return {
    needsConsent: needsConsent(task, hour),
    mayAsk: move === 'takeBackByOperator' && isBeforeVisit(task, now),
    lstServiceProvider: able.map((provider) => toProviderItem(provider, task.priceRials)),
    lstAvailableDate: await listAvailableDates(executor, { search, hours, now, locale }),
    priceRial: task.priceRials,
    // Of an order that nobody has, nobody gets anything yet.
    netRial: toSettledSums({ ...task, state: 'AWAITING_PROVIDER' }).netRials,
    heldRial: (await getOrderMoney(executor, task.id)).escrowRials,
  };
}

export interface Reassignment extends Asked {
  readonly operatorId: number;
  /** Null: the customer is asked who comes. */
  readonly workerUserId: number | null;
  /** The customer said yes to the operator. */
  readonly isAgreed: boolean;
  readonly reason: string;
}

/**
 * An operator asks somebody else to come, or takes the order from its provider and leaves the choice to the customer.
 * The order is locked. Throws not-yours for a side of the order, move-not-allowed, and invalid-input where the
 * customer's yes is missing. Throws SlotTaken for a provider who is not free, and what a wrong hour throws.
 */
export async function reassign(transaction: Transaction, task: TaskRow, asked: Reassignment): Promise<void> {
  const { operatorId: actorId, workerUserId, reason, now } = asked;
  if ([task.customerId, task.providerId, task.assigneeId].includes(actorId)) throw new CallError('not-yours');
  const move = requireReassignable(task);
  if (workerUserId === null) {
    if (move !== 'takeBackByOperator' || !isBeforeVisit(task, now)) throw new CallError('move-not-allowed');
    await moveLocked(transaction, task, { move, actorId, reason, now });
    return;
  }
  if (needsConsent(task, asked.hour) && !asked.isAgreed)
    throw new CallError('invalid-input', { fields: [{ field: 'isagreed', message: 'required' }] });
  const successor = await requireSuccessor(transaction, task, { ...asked, workerUserId });
  const taken = move === 'assignByOperator' ? { change: successor } : { successor };
  await moveLocked(transaction, task, { move, actorId, reason, now, ...taken });
}

async function requireSuccessor(
  transaction: Transaction,
  task: TaskRow,
  { hour, workerUserId, now }: Asked & { readonly workerUserId: number },
): Promise<Successor> {
  const wish = toNextWish(task, hour);
  requireTimeForWork(task, wish);
  requireFastingHour(wish);
  const { startsAtMs, endsAtMs } = requireVisit(wish, now.getTime());
  const able = await listRescuers(transaction, task, wish, now);
  if (!able.some(({ profile }) => profile.userId === workerUserId)) throw new SlotTaken(wish);
  return { providerId: workerUserId, startsAt: new Date(startsAtMs), endsAt: new Date(endsAtMs) };
}

function requireReassignable(task: TaskRow): Extract<OrderMove, 'takeBackByOperator' | 'assignByOperator'> {
  if (isMoveAllowed('takeBackByOperator', task, 'operator')) return 'takeBackByOperator';
  if (isMoveAllowed('assignByOperator', task, 'operator')) return 'assignByOperator';
  throw new CallError('move-not-allowed');
}

/** The customer agreed beforehand to another provider at the same hour, and to no other hour. */
const needsConsent = (task: TaskRow, { gDate }: AnotherHour): boolean => gDate !== undefined || !isRescueAgreed(task);

/**
 * Whether the customer has to agree: always for another hour, and for the order's own hour unless a rescue was agreed
 * to beforehand.
 */
const isBeforeVisit = ({ startsAt }: TaskRow, now: Date): boolean => startsAt !== null && startsAt > now;

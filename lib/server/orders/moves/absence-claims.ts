import { inArray } from 'drizzle-orm';

import type { DoorWord } from '@/lib/contract/provider-enumerations';

import type { CallContext } from '../../context';
import { tellOperators } from '../../enquiries';
import { requireActor } from '../../handler';
import { findHeldFee, toWholeFee } from '../../money';
import type { Transaction } from '../../ports/database';
import { disputes, users, type TaskRow } from '../../schema';
import { toClockColumns } from '../parts/disputes/clock';
import { isArrivalProved, readDoor } from '../parts/way/door';
import { moveLocked } from './move';
import { toProblemKey } from '../record/signed-link';
import { lockTask } from '../record/store';

/*
 * Who of an order's two sides was not there (BEHAVIOUR 30). A claim that nobody contradicts stands by itself. Two that
 * contradict each other end the order and become a dispute in the same transaction.
 */

/** The provider's claim: nobody opens. The customer's words at the door contest it. */
export async function reportNoAccess(
  transaction: Transaction,
  context: CallContext,
  { taskId, reason }: { readonly taskId: number; readonly reason?: string | undefined },
): Promise<void> {
  const before = await lockTask(transaction, taskId);
  const { customerWord } = await readDoor(transaction, before);
  const claim = { move: 'reportNoAccess', actorId: requireActor(context).userId, reason } as const;
  const now = context.ports.clock.now();
  const problemKey = toProblemKey(context, taskId);
  const { task } = await moveLocked(transaction, before, { ...claim, now, problemKey, isQuiet: customerWord !== null });
  if (customerWord !== null) await contestFee(transaction, context, { task, said: customerWord });
}

/** The customer's claim: nobody came. A position or a photo of the provider's contradicts it. */
export async function reportNoShow(transaction: Transaction, context: CallContext, taskId: number): Promise<void> {
  const before = await lockTask(transaction, taskId);
  const claim = { actorId: requireActor(context).userId, now: context.ports.clock.now() };
  if (!isArrivalProved(await readDoor(transaction, before))) {
    await moveLocked(transaction, before, { ...claim, move: 'reportNoShow' });
    return;
  }
  const { task } = await moveLocked(transaction, before, { ...claim, move: 'disputeNoShow', isQuiet: true });
  await contestFee(transaction, context, { task, said: 'nobody-came' });
}

interface Contest {
  /** Locked. */
  readonly task: TaskRow;
  /** The customer's earlier word at the door; null for one that came afterwards. */
  readonly said: DoorWord | null;
  readonly text?: string;
}

/** Contests the fee of an order in its customer's name: no timer pays it out any more, and the operators hear of it. */
export async function contestFee(
  transaction: Transaction,
  { ports, configuration }: CallContext,
  { task, said, text = '' }: Contest,
): Promise<void> {
  const now = ports.clock.now();
  const contest = { move: 'contestFee', actorId: task.customerId, now, change: { disputedAt: now } } as const;
  await moveLocked(transaction, task, contest);
  const openedById = task.customerId;
  // Each of the two has said what they say: nothing is left but to decide.
  const askedRials = toWholeFee(await findHeldFee(transaction, task));
  const claim = { taskId: task.id, openedById, reason: 'absence', text, askedRials, openedAt: now } as const;
  const dispute = { ...claim, ...toClockColumns('desk', now) };
  await transaction.insert(disputes).values(dispute);
  const params = {
    ...(await toNewsParams(transaction, task)),
    said: said?.replace('-', '_') ?? 'later',
    hasText: text === '' ? 'no' : 'yes',
    text,
  };
  const arrival = { address: configuration.enquiryAddress, now };
  await tellOperators(transaction, { event: 'fee-dispute', params }, arrival);
}

/** The order, the sum at stake, and the two sides' numbers. */
export async function toNewsParams(transaction: Transaction, task: TaskRow) {
  const people = await transaction
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, mobile: users.mobile })
    .from(users)
    .where(inArray(users.id, [task.customerId, task.providerId ?? 0]));
  const find = (id: number | null) => people.find((person) => person.id === id);
  const toName = (id: number | null) => `${find(id)?.firstName ?? ''} ${find(id)?.lastName ?? ''}`.trim();
  const fee = await findHeldFee(transaction, task);
  return {
    code: task.code,
    name: toName(task.customerId),
    mobile: find(task.customerId)?.mobile ?? '',
    provider: toName(task.providerId),
    providerMobile: find(task.providerId)?.mobile ?? '',
    feeRials: fee?.heldRial ?? 0,
    debtRials: fee?.debtRial ?? 0,
  };
}

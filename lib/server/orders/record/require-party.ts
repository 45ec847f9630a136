import { CallError } from '@/lib/contract/call-error';
import { getMove } from '@/lib/domain/order/order-lifecycle';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isOnTheSpot } from '@/lib/domain/order/team-moves';

import { findDeskRoles } from '../../operators';
import type { Transaction } from '../../ports/database';
import type { TaskRow } from '../../schema';
import { requireWorksOn } from '../../teams';

/**
 * A move is made by the side whose it is. A worker of the provider's team also makes the moves of the spot. Throws
 * not-yours.
 */
export async function requireParty(
  transaction: Transaction,
  task: TaskRow,
  { move, actorId }: { readonly move: OrderMove; readonly actorId: number | null },
): Promise<void> {
  const { by } = getMove(move);
  if (by === 'customer' && task.customerId !== actorId) throw new CallError('not-yours');
  if (by === 'operator' && !(await isAtDesk(transaction, actorId))) throw new CallError('not-yours');
  if (by !== 'provider' || task.providerId === actorId) return;
  if (actorId === null || !isOnTheSpot(move)) throw new CallError('not-yours');
  await requireWorksOn(transaction, task, actorId);
}

async function isAtDesk(transaction: Transaction, actorId: number | null): Promise<boolean> {
  return actorId !== null && (await findDeskRoles(transaction, actorId)).length > 0;
}

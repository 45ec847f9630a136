import { eq } from 'drizzle-orm';

import { FEE_CONTEST_MS } from '@/lib/domain/constants/providers';

import { findSmsDelivery } from '../../messages';
import type { Transaction } from '../../ports/database';
import { tasks, users, type TaskRow } from '../../schema';

/**
 * Gives the customer the whole time to contest a fee of which the SMS came late or still waits, because the partner was
 * away: silence is counted from its sending on. Answers whether the fee has to wait. The order is locked.
 */
export async function waitsForItsSms(
  transaction: Transaction,
  { id, customerId }: Pick<TaskRow, 'id' | 'customerId'>,
  now: Date,
): Promise<boolean> {
  const [customer] = await transaction.select({ mobile: users.mobile }).from(users).where(eq(users.id, customerId));
  if (!customer) return false;
  const told = { event: 'order-no-access', taskId: id, mobile: customer.mobile } as const;
  const delivery = await findSmsDelivery(transaction, told);
  if (delivery.is === 'done') return false;
  const fromMs = delivery.is === 'late' ? delivery.at.getTime() : now.getTime();
  const feeDueAt = new Date(fromMs + FEE_CONTEST_MS);
  if (feeDueAt <= now) return false;
  await transaction.update(tasks).set({ feeDueAt }).where(eq(tasks.id, id));
  return true;
}

import { eq, inArray } from 'drizzle-orm';

import type { Executor, Transaction } from '../../ports/database';
import { knownDevices, throttles, users } from '../../schema';
import { codeBudgets, passwordChangeLock, passwordLock, PHONE_HOLDERS, resendBudget } from './budgets';

/** Whether somebody has to wait for a login, a new password or a code, on any of their devices. */
export async function hasLocks(executor: Executor, userId: number, now: Date): Promise<boolean> {
  return (await listLocked(executor, userId, now)).length > 0;
}

/** Lifts a person's locks at once. The shared budgets that strangers spent recover by time alone. */
export async function releaseLocks(transaction: Transaction, userId: number, now: Date): Promise<void> {
  const locked = await listLocked(transaction, userId, now);
  if (locked.length > 0) await transaction.delete(throttles).where(inArray(throttles.key, locked));
}

/** The keys of the locks and of the spent budgets. */
async function listLocked(executor: Executor, userId: number, now: Date): Promise<string[]> {
  const budgets = await listBudgets(executor, userId);
  const keys = budgets.map(({ key }) => key);
  const rows = await executor.select().from(throttles).where(inArray(throttles.key, keys));
  return rows
    .filter(({ key, count, lockedUntil, windowEndsAt }) => {
      const limit = budgets.find((budget) => budget.key === key)?.limit ?? Number.MAX_SAFE_INTEGER;
      const isSpent = count >= limit && windowEndsAt > now;
      return isSpent || (lockedUntil !== null && lockedUntil > now);
    })
    .map(({ key }) => key);
}

/**
 * The budgets of the mobile for everybody, for the holders of its phone, and for each device that the account knows.
 */
async function listBudgets(executor: Executor, userId: number) {
  const [person] = await executor.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId));
  if (!person) return [];
  const devices = await executor
    .select({ deviceId: knownDevices.deviceId })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  const shares = [null, PHONE_HOLDERS, ...devices.map(({ deviceId }) => deviceId)];
  const { mobile } = person;
  return [
    passwordChangeLock(userId),
    ...shares.flatMap((share) => [
      passwordLock(mobile, share),
      ...codeBudgets(mobile, share),
      resendBudget(mobile, share),
    ]),
  ];
}

import { eq } from 'drizzle-orm';

import { ROLE_IDS } from '@/lib/contract/enumerations';

import type { Executor, Transaction } from '../ports/database';
import { userRoles } from '../schema';

/** The ids of all operators. */
export async function listOperators(executor: Executor): Promise<readonly number[]> {
  return (await select(executor)).map(({ userId }) => userId);
}

export async function hasOperator(executor: Executor): Promise<boolean> {
  return (await select(executor).limit(1)).length > 0;
}

/**
 * Keeps the operators as they are until the transaction ends: of the last two, the one who erases the account later is
 * the last.
 */
export async function holdOperators(transaction: Transaction): Promise<void> {
  await select(transaction).for('update');
}

function select(executor: Executor) {
  return executor.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.roleId, ROLE_IDS.operator));
}

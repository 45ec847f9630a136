import { and, arrayContains, eq } from 'drizzle-orm';

import type { DeskRole } from '@/lib/contract/desk-enumerations';
import { ROLE_IDS } from '@/lib/contract/enumerations';

import type { Executor, Transaction } from '../ports/database';
import { userRoles } from '../schema';

const isOperator = eq(userRoles.roleId, ROLE_IDS.operator);

/** The ids of all operators. */
export async function listOperators(executor: Executor): Promise<readonly number[]> {
  return (await select(executor)).map(({ userId }) => userId);
}

/** The ids of those with a role at the desk; of an owner only where `owner` is asked for. */
export async function listWithDeskRole(executor: Executor, role: DeskRole): Promise<readonly number[]> {
  const found = await executor
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(isOperator, arrayContains(userRoles.deskRoles, [role])));
  return found.map(({ userId }) => userId);
}

export async function hasOperator(executor: Executor): Promise<boolean> {
  return (await select(executor).limit(1)).length > 0;
}

/**
 * Keeps the operators and their roles as they are until the transaction ends. Of the last two owners, the one who
 * leaves later is the last.
 */
export async function holdOperators(transaction: Transaction): Promise<void> {
  await select(transaction).for('update');
}

/** The roles at the desk that somebody has; none for anybody else. */
export async function findDeskRoles(executor: Executor, userId: number): Promise<readonly DeskRole[]> {
  const [found] = await executor
    .select({ deskRoles: userRoles.deskRoles })
    .from(userRoles)
    .where(and(isOperator, eq(userRoles.userId, userId)));
  return found?.deskRoles ?? [];
}

/** Gives somebody these roles at the desk and no others; with none they are an operator no more. */
export async function setDeskRoles(
  transaction: Transaction,
  userId: number,
  deskRoles: readonly DeskRole[],
): Promise<void> {
  const roleId = ROLE_IDS.operator;
  if (deskRoles.length === 0) {
    await transaction.delete(userRoles).where(and(isOperator, eq(userRoles.userId, userId)));
    return;
  }
  await transaction
    .insert(userRoles)
    .values({ userId, roleId, deskRoles: [...deskRoles] })
    .onConflictDoUpdate({
      target: [userRoles.userId, userRoles.roleId],
      set: { deskRoles: [...deskRoles] },
    });
}

function select(executor: Executor) {
  return executor.select({ userId: userRoles.userId }).from(userRoles).where(isOperator);
}

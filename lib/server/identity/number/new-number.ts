import { and, eq, ne } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { findDeskRoles } from '../../operators';
import { requireMobile } from '../../people';
import type { Executor } from '../../ports/database';
import { users } from '../../schema';

interface Wanted {
  readonly userId: number;
  /** The mobile as typed. */
  readonly typed: string;
  readonly operatorId: number;
}

/**
 * The old and the new mobile of an account that support may give another one. Throws not-found, not-yours for one's
 * own account, number-of-operator, number-taken, invalid-input.
 */
export async function requireNewNumber(
  executor: Executor,
  { userId, typed, operatorId }: Wanted,
): Promise<{ readonly oldMobile: string; readonly newMobile: string }> {
  if (userId === operatorId) throw new CallError('not-yours');
  const [person] = await executor.select().from(users).where(eq(users.id, userId));
  if (!person || person.erasedAt !== null) throw new CallError('not-found');
  // Support would else take over an owner's account.
  if ((await findDeskRoles(executor, userId)).length > 0) throw new CallError('number-of-operator');
  const newMobile = requireMobile(typed, 'mobile');
  if (newMobile === person.mobile)
    throw new CallError('invalid-input', { fields: [{ field: 'mobile', message: 'invalid-mobile' }] });
  await requireFree(executor, newMobile, userId);
  return { oldMobile: person.mobile, newMobile };
}

async function requireFree(executor: Executor, mobile: string, userId: number): Promise<void> {
  const others = await executor.$count(users, and(eq(users.mobile, mobile), ne(users.id, userId)));
  if (others > 0) throw new CallError('number-taken');
}

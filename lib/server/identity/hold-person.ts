import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import type { Transaction } from '../ports/database';
import { users } from '../schema';

/**
 * Keeps the person's account until the transaction ends: an erasure that comes meanwhile waits. With `update` other changes of the person's lists wait as well.
 * Throws session-unknown where the account is erased by now: who asks was let in just before.
 */
export async function holdPerson(transaction: Transaction, userId: number, strength: 'key share' | 'update' = 'key share'): Promise<void> {
  const [person] = await transaction.select({ erasedAt: users.erasedAt }).from(users).where(eq(users.id, userId)).for(strength);
  refuseErased(person);
}

/** Throws session-unknown. */
export function refuseErased(person: Pick<typeof users.$inferSelect, 'erasedAt'> | undefined): void {
  if (!person || person.erasedAt !== null) throw new CallError('session-unknown');
}

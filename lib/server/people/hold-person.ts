import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import type { Transaction } from '../ports/database';
import { users } from '../schema';

export type HeldPerson = typeof users.$inferSelect;

/**
 * Keeps the person's account until the transaction ends, and answers it: an erasure that comes meanwhile waits. With
 * `update` other changes of the person's lists wait as well. Throws session-unknown where the account is erased by now:
 * who asks was let in just before.
 */
export async function holdPerson(
  transaction: Transaction,
  userId: number,
  strength: 'key share' | 'update' = 'key share',
): Promise<HeldPerson> {
  const [person] = await transaction.select().from(users).where(eq(users.id, userId)).for(strength);
  refuseErased(person);
  return person;
}

/** Throws session-unknown. */
export function refuseErased(person: { readonly erasedAt: Date | string | null } | undefined): asserts person {
  if (!person || person.erasedAt !== null) throw new CallError('session-unknown');
}

/**
 * Keeps the person's account as it is until the transaction ends, and answers whether it is erased. Use it for money
 * that arrives by itself and has to go somewhere. Call it before any row that an erasure changes as well. A transaction
 * that locks those first waits for an erasure that waits for it.
 */
export async function holdWhetherErased(
  transaction: Transaction,
  userId: number,
  strength: 'key share' | 'update' = 'key share',
): Promise<boolean> {
  const [person] = await transaction
    .select({ erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for(strength);
  return person !== undefined && person.erasedAt !== null;
}

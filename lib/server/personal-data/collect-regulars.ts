import { eq } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { regulars } from '../schema';

/** Whom they keep or have asked, and how many customers keep them or ask, without who these are. */
export async function listRegulars(executor: Executor, userId: number): Promise<unknown> {
  return {
    people: await executor
      .select({
        providerId: regulars.providerId,
        state: regulars.state,
        askedAt: regulars.askedAt,
        decidedAt: regulars.decidedAt,
      })
      .from(regulars)
      .where(eq(regulars.customerId, userId)),
    customerCount: await executor.$count(regulars, eq(regulars.providerId, userId)),
  };
}

import { and, eq, ne } from 'drizzle-orm';

import type { RegularState } from '@/lib/contract/provider-enumerations';
import { CallError } from '@/lib/contract/call-error';
import { REGULARS } from '@/lib/domain/constants/providers';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { partings, providers, regulars } from '../schema';
import { haveWorkedTogether } from './done-work';
import { tellOfRegular } from './tell';

/** The provider hears of it once: a repeat returns the present state. */
export const handler = defineHandler('regular/keepprovider', async ({ workerUserId }, context) => {
  const asked = { customerId: requireActor(context).userId, providerId: workerUserId };
  const { database, clock } = context.ports;
  const now = clock.now();
  const state = await database.transaction(async (transaction) => {
    // Two questions at once wait for each other, so the limit holds.
    await holdPerson(transaction, asked.customerId, 'update');
    return ask(transaction, asked, now);
  });
  context.signals.messagesPending();
  context.signals.alertsPending();
  return { state };
});

interface Pair {
  readonly customerId: number;
  readonly providerId: number;
}

async function ask(transaction: Transaction, { customerId, providerId }: Pair, now: Date): Promise<RegularState> {
  const isPair = and(eq(regulars.customerId, customerId), eq(regulars.providerId, providerId));
  const [known] = await transaction.select().from(regulars).where(isPair).for('update');
  if (known && known.state !== 'declined') return known.state;
  if (known?.decidedAt && now.getTime() < known.decidedAt.getTime() + REGULARS.askAgainAfterMs)
    throw new CallError('regular-declined');
  await requireAskable(transaction, { customerId, providerId });
  const row = { state: 'asked', askedAt: now, decidedAt: null } as const;
  await transaction
    .insert(regulars)
    .values({ customerId, providerId, ...row })
    .onConflictDoUpdate({ target: [regulars.customerId, regulars.providerId], set: row });
  const about = { userId: customerId, side: 'customer' } as const;
  await tellOfRegular(transaction, { readerId: providerId, event: 'regular-asked', about, now });
  return 'asked';
}

async function requireAskable(transaction: Transaction, { customerId, providerId }: Pair): Promise<void> {
  const works = and(eq(providers.userId, providerId), ne(providers.status, 'suspended'));
  if ((await transaction.$count(providers, works)) === 0) throw new CallError('not-found');
  // Each of the two may have parted. To the one who asks it looks like any refusal.
  const isApart = and(eq(partings.customerId, customerId), eq(partings.providerId, providerId));
  if ((await transaction.$count(partings, isApart)) > 0) throw new CallError('regular-declined');
  if (!(await haveWorkedTogether(transaction, customerId, providerId))) throw new CallError('no-work-together');
  const own = and(eq(regulars.customerId, customerId), ne(regulars.state, 'declined'));
  if ((await transaction.$count(regulars, own)) >= REGULARS.ofCustomer)
    throw new CallError('limit-reached', { params: { limit: REGULARS.ofCustomer } });
}

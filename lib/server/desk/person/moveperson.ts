import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { PersonMove } from '@/lib/contract/desk-enumerations';

import { defineHandler, requireActor } from '../../handler';
import { releaseLocks } from '../../identity';
import { holdWhetherErased } from '../../people';
import type { Transaction } from '../../ports/database';
import { sanctionByOperator, unblockByOperator } from '../../sanctions';
import { providers } from '../../schema';
import { endAtBroker, endSessionRows } from '../../session';
import { listOpenMoves, readPersonCase } from './person-case';

interface Decision {
  readonly userId: number;
  readonly reason: string;
  readonly now: Date;
}

export const handler = defineHandler('operator/moveperson', async ({ userid: userId, move, reason }, context) => {
  if (userId === requireActor(context).userId) throw new CallError('not-yours');
  const now = context.ports.clock.now();
  const sessionIds = await context.ports.database.transaction(async (transaction) => {
    if (await holdWhetherErased(transaction, userId)) throw new CallError('not-found');
    // Before it is looked at what is open: of two operators at once, one moves.
    await transaction
      .select({ id: providers.userId })
      .from(providers)
      .where(eq(providers.userId, userId))
      .for('update');
    if (!(await listOpenMoves(transaction, userId, now)).includes(move)) throw new CallError('move-not-allowed');
    return MOVES[move](transaction, { userId, reason, now });
  });
  // Pages say who works where.
  if (move === 'block' || move === 'unblock') context.signals.catalogueChanged();
  context.signals.messagesPending();
  await endAtBroker(context, { userId, sessionIds });
  return { person: await readPersonCase(context, userId) };
});

/** Each answers the sessions that it ended. */
const MOVES: Readonly<Record<PersonMove, (transaction: Transaction, decision: Decision) => Promise<string[]>>> = {
  warn: async (transaction, decision) => {
    await sanctionByOperator(transaction, 'warned', decision);
    return [];
  },
  block: async (transaction, decision) => {
    await sanctionByOperator(transaction, 'blocked', decision);
    return [];
  },
  unblock: async (transaction, decision) => {
    await unblockByOperator(transaction, decision);
    return [];
  },
  'end-sessions': (transaction, { userId, now }) => endSessionRows(transaction, { userId }, now),
  'release-locks': async (transaction, { userId, now }) => {
    await releaseLocks(transaction, userId, now);
    return [];
  },
};

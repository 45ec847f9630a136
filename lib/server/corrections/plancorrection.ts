import { eq, inArray } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import { CORRECTED_ACCOUNTS } from '@/lib/contract/desk-enumerations';
import { toFullName } from '@/lib/domain/person/full-name';

import { defineHandler } from '../handler';
import { isPossible, planCorrection, readBooking, type CorrectedSide } from '../money';
import type { Executor } from '../ports/database';
import { tasks, users } from '../schema';
import { isCorrectable, needsSecond } from './correct';

type Planned = CallAnswer<'operator/plancorrection'>['plan']['lstAccount'][number];

export const handler = defineHandler('operator/plancorrection', async ({ postingid, rial }, { ports }) => {
  const { connection } = ports.database;
  const booking = await readBooking(connection, postingid);
  if (!booking) throw new CallError('not-found');
  const [task = null] =
    booking.taskId === null ? [] : await connection.select().from(tasks).where(eq(tasks.id, booking.taskId));
  if (!isCorrectable(booking, task)) throw new CallError('move-not-allowed');
  const sides = planCorrection(booking, rial);
  return {
    plan: {
      postingid,
      nowRial: booking.rials,
      rial,
      lstAccount: await showSides(connection, sides),
      isPossible: rial < booking.rials && isPossible(sides),
      needsSecond: needsSecond(booking, rial),
    },
  };
});

async function showSides(executor: Executor, sides: readonly CorrectedSide[]): Promise<Planned[]> {
  const owners = await executor
    .select()
    .from(users)
    .where(inArray(users.id, [0, ...sides.map(({ account }) => account.ownerId)]));
  return sides.flatMap(({ account, beforeRials, afterRials }) => {
    const kind = CORRECTED_ACCOUNTS.find((known) => known === account.kind);
    const owner = owners.find(({ id }) => id === account.ownerId);
    return kind
      ? [{ account: kind, owner: owner ? toFullName(owner) : null, beforeRial: beforeRials, afterRial: afterRials }]
      : [];
  });
}

import { sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { applyPauses } from '../catalogue';
import { defineHandler, requireActor } from '../handler';
import { pauses } from '../schema';
import { showPause } from './show';
import { findLive, requirePlace, toEnd } from './target';

/** Orders that are placed in the same moment stay: the pause takes no order away. */
export const handler = defineHandler('operator/makepause', async ({ toDate, reason, ...place }, context) => {
  const { ports, request, signals } = context;
  const now = ports.clock.now();
  const madeById = requireActor(context).userId;
  const row = await ports.database.transaction(async (transaction) => {
    // Two operators at once: the second sees the pause of the first.
    await transaction.execute(sql`LOCK TABLE ${pauses} IN SHARE ROW EXCLUSIVE MODE`);
    const target = await requirePlace(transaction, place);
    if (await findLive(transaction, target)) throw new CallError('conflict');
    const [made] = await transaction
      .insert(pauses)
      .values({ ...target, reason, beganAt: now, endsAt: toEnd(toDate, now), madeById })
      .returning();
    if (!made) throw new Error('The pause was not written');
    await applyPauses(transaction);
    return made;
  });
  signals.catalogueChanged();
  return { pause: await showPause(ports.database.connection, row, request.locale) };
});

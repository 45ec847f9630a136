import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import { providers } from '../schema';
import { createLinkKey } from '../secrets/link-key';

export const handler = defineHandler('provider/renewfeed', async (_input, context) => {
  const { userId } = requireActor(context);
  const feedKey = createLinkKey();
  await context.ports.database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const changed = await transaction
      .update(providers)
      .set({ feedKey })
      .where(eq(providers.userId, userId))
      .returning({ userId: providers.userId });
    if (changed.length === 0) throw new CallError('not-found');
  });
  return { feedKey };
});

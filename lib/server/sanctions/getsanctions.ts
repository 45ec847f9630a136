import { eq } from 'drizzle-orm';

import { RELIABILITY } from '@/lib/domain/constants/providers';

import { defineHandler, requireActor } from '../handler';
import { providers } from '../schema';
import { listReliability } from './reliability';
import { listSanctions } from './store';

export const handler = defineHandler('provider/getsanctions', async (_input, context) => {
  const { userId } = requireActor(context);
  const { locale } = context.request;
  const { database, clock } = context.ports;
  const { connection } = database;
  const [profile] = await connection
    .select({ reliability: providers.reliability })
    .from(providers)
    .where(eq(providers.userId, userId));
  return {
    reliability: profile?.reliability ?? RELIABILITY.most,
    lstReliability: await listReliability(connection, userId, locale),
    lstSanction: await listSanctions(connection, userId, locale),
    serverNowMs: clock.now().getTime(),
  };
});

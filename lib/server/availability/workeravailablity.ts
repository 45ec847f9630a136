import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler } from '../handler';
import { providers } from '../schema';
import { toSearch } from './filterserviceprovider';
import { listFreeProviders } from './free-providers';
import { requireServiceArea } from './service-area';

/** False for one who is booked, does not work then, or is not configured for the service there. */
export const handler = defineHandler('serviceprovider/workeravailablity', async (input, context) => {
  const { connection } = context.ports.database;
  const [worker] = await connection
    .select({ userId: providers.userId })
    .from(providers)
    .where(eq(providers.userId, input.userid));
  if (!worker) throw new CallError('not-found');
  const search = toSearch(input, context);
  await requireServiceArea(connection, search);
  const free = await listFreeProviders(
    connection,
    { ...search, merchantId: input.userid },
    context.ports.clock.now().getTime(),
  );
  return { isAvailable: free.some(({ profile }) => profile.userId === input.userid) };
});

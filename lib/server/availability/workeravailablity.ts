import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler } from '../handler';
import { providers } from '../schema';
import { selectProviderSchedule, toSchedules } from './candidates';
import { toSearch } from './filterserviceprovider';
import { isFreeFor } from './free-providers';
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
  const nowMs = context.ports.clock.now().getTime();
  const [hours] = await selectProviderSchedule(connection, { ...search, providerId: input.userid }, nowMs);
  return { isAvailable: hours !== undefined && isFreeFor(toSchedules(hours), search, nowMs) };
});

import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { payoutAccounts } from '../schema';
import { countJobsToDaily } from './jobs-to-daily';

export const handler = defineHandler('payout/saverhythm', async ({ rhythm }, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const jobsToDaily = rhythm === 'daily' ? await countJobsToDaily(connection, userId) : 0;
  if (jobsToDaily > 0) throw new CallError('too-few-jobs', { params: { count: jobsToDaily } });
  const saved = await connection
    .update(payoutAccounts)
    .set({ rhythm })
    .where(eq(payoutAccounts.userId, userId))
    .returning({ userId: payoutAccounts.userId });
  if (saved.length === 0) throw new CallError('payout-blocked');
  return { rhythm };
});

import { toTransferDay } from '@/lib/domain/payout/transfer-day';

import { defineHandler, requireActor } from '../handler';
import { readAvailable } from './available';
import { listPayouts, toStanding } from './payouts-on-wire';

export const handler = defineHandler('payout/getwithdrawals', async (_input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const available = await readAvailable(connection, userId, { source: 'cash', now });
  return {
    ownRial: available.balanceRials,
    dueDate: toTransferDay(now.getTime()),
    ...toStanding(available),
    lstPayout: await listPayouts(connection, userId, 'cash'),
  };
});

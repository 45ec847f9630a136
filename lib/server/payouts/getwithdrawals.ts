import { toTransferDay } from '@/lib/domain/payout/transfer-day';

import { defineHandler, requireActor } from '../handler';
import { readAvailable } from './available';
import { readBankHolidays } from './bank-holidays';
import { listPayouts, toStanding } from './payouts-on-wire';

export const handler = defineHandler('payout/getwithdrawals', async (_input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const available = await readAvailable(connection, userId, { source: 'cash', now });
  const queue = {
    rhythm: available.account?.rhythm ?? 'weekly',
    holidays: await readBankHolidays(connection),
    obstacleEndsAt: available.obstacleEndsAt,
  } as const;
  return {
    ownRial: available.balanceRials,
    dueDate: toTransferDay(now.getTime(), queue.rhythm, queue.holidays),
    ...toStanding(available),
    lstPayout: await listPayouts(connection, { userId, source: 'cash', ...queue }),
  };
});

import { toTransferDay } from '@/lib/domain/payout/transfer-day';

import { defineHandler, requireActor } from '../handler';
import { getBalanceRials, userAccount } from '../money';
import { readAvailable } from './available';
import { readBankHolidays } from './bank-holidays';
import { countJobsToDaily } from './jobs-to-daily';
import { listPayouts, toStanding } from './payouts-on-wire';
import { readUnconfirmed } from './unconfirmed';

export const handler = defineHandler('payout/getpayouts', async (_input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const { account, ...available } = await readAvailable(connection, userId, { source: 'payable', now });
  const queue = {
    rhythm: account?.rhythm ?? 'weekly',
    holidays: await readBankHolidays(connection),
    obstacleEndsAt: available.obstacleEndsAt,
  } as const;
  return {
    payableRial: available.balanceRials,
    waitingRial: available.waitingRials,
    unconfirmedRial: (await readUnconfirmed(connection, userId)).rials,
    biddingCreditRial: await getBalanceRials(connection, userAccount('bidding-credit', userId)),
    rhythm: account?.rhythm ?? null,
    jobsToDaily: await countJobsToDaily(connection, userId),
    ...toStanding({ account, ...available }),
    dueDate: toTransferDay(now.getTime(), queue.rhythm, queue.holidays),
    lstPayout: await listPayouts(connection, { userId, source: 'payable', ...queue }),
  };
});

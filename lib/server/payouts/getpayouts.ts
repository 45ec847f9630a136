import { and, desc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { PAYOUT } from '@/lib/domain/constants/providers';
import { findBankCode } from '@/lib/domain/person/sheba-banks';

import { defineHandler, requireActor } from '../handler';
import { getBalanceRials, userAccount } from '../money';
import { payouts } from '../schema';
import { readAvailable } from './available';
import { countJobsToDaily } from './jobs-to-daily';
import { readUnconfirmed } from './unconfirmed';

export const handler = defineHandler('payout/getpayouts', async (_input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const { account, ...available } = await readAvailable(connection, userId, { now: context.ports.clock.now() });
  const rows = await connection
    .select()
    .from(payouts)
    .where(and(eq(payouts.userId, userId), eq(payouts.source, 'payable')))
    .orderBy(desc(payouts.id))
    .limit(PAYOUT.listed);
  return {
    payableRial: available.payableRials,
    availableRial: available.availableRials,
    waitingRial: available.waitingRials,
    unconfirmedRial: (await readUnconfirmed(connection, userId)).rials,
    biddingCreditRial: await getBalanceRials(connection, userAccount('bidding-credit', userId)),
    sheba: account?.sheba ?? null,
    bankCode: account === null ? null : findBankCode(account.sheba),
    isOwnerConfirmed: account !== null && account.ownerConfirmedAt !== null,
    rhythm: account?.rhythm ?? null,
    jobsToDaily: await countJobsToDaily(connection, userId),
    obstacle: available.obstacle,
    obstacleEndsAtMs: available.obstacleEndsAt?.getTime() ?? null,
    lstPayout: rows.map(toWire),
  };
});

function toWire(row: typeof payouts.$inferSelect): CallAnswer<'payout/getpayouts'>['lstPayout'][number] {
  const { id, amountRials, state, method, sheba, requestedAt, settledAt, returnCode, returnReason } = row;
  return {
    payoutid: id,
    amountRial: amountRials,
    state,
    method,
    sheba,
    requestedAtMs: requestedAt.getTime(),
    settledAtMs: settledAt?.getTime() ?? null,
    returnCode,
    returnReason,
  };
}

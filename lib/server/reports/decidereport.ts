import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { RELIABILITY } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import type { CallContext } from '../context';
import { defineHandler, requireActor } from '../handler';
import { sendAfterCommit } from '../orders';
import type { Transaction } from '../ports/database';
import { conversationReports } from '../schema';
import { listMeasures, lockReport, toDeskReport } from './store';
import { tellReporter, tellWriter } from './tell';

/** Under the report's lock: of two decisions at once, one holds. */
export const handler = defineHandler('operator/decidereport', async (input, context) => {
  const report = await context.ports.database.transaction(async (transaction) => {
    await decide(transaction, input, context);
    return toDeskReport(transaction, await lockReport(transaction, input.reportid), requireActor(context).userId);
  });
  sendAfterCommit(context);
  return { report };
});

async function decide(
  transaction: Transaction,
  { reportid, measure, reason, days }: CallInput<'operator/decidereport'>,
  context: CallContext,
): Promise<void> {
  const now = context.ports.clock.now();
  const found = await lockReport(transaction, reportid);
  if (!listMeasures(found.report).includes(measure)) throw new CallError('move-not-allowed');
  const isAgainstAccount = measure !== 'dismissed' && found.report.accusedSide !== 'recipient';
  await transaction
    .update(conversationReports)
    .set({
      measure,
      reason,
      decidedAt: now,
      decidedById: requireActor(context).userId,
      blockedUntil: measure === 'blocked' ? new Date(now.getTime() + days * DAY_MS) : null,
      appealDueAt: isAgainstAccount ? new Date(now.getTime() + RELIABILITY.appealMs) : null,
    })
    .where(eq(conversationReports.id, reportid));
  await tellReporter(transaction, found, measure === 'dismissed' ? 'report-dismissed' : 'report-acted', {
    reason,
    now,
  });
  if (measure !== 'dismissed') await tellWriter(transaction, found, `writing-${measure}`, { reason, now });
}

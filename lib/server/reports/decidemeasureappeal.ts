import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../context';
import { defineHandler, requireActor } from '../handler';
import { sendAfterCommit } from '../orders';
import type { Transaction } from '../ports/database';
import { conversationReports } from '../schema';
import { hasOpenAppeal, lockReport, toDeskReport } from './store';
import { tellWriter } from './tell';

/** Under the report's lock, by an operator who has not decided on the report. */
export const handler = defineHandler('operator/decidemeasureappeal', async (input, context) => {
  const report = await context.ports.database.transaction(async (transaction) => {
    await decide(transaction, input, context);
    return toDeskReport(transaction, await lockReport(transaction, input.reportid), requireActor(context).userId);
  });
  sendAfterCommit(context);
  return { report };
});

async function decide(
  transaction: Transaction,
  { reportid, decision, reason }: CallInput<'operator/decidemeasureappeal'>,
  context: CallContext,
): Promise<void> {
  const now = context.ports.clock.now();
  const operatorId = requireActor(context).userId;
  const found = await lockReport(transaction, reportid);
  if (!hasOpenAppeal(found.report)) throw new CallError('appeal-closed');
  if (found.report.decidedById === operatorId) throw new CallError('not-yours');
  await transaction
    .update(conversationReports)
    .set({
      appealDecision: decision,
      appealReason: reason,
      appealDecidedAt: now,
      appealDecidedById: operatorId,
    })
    .where(eq(conversationReports.id, reportid));
  await tellWriter(transaction, found, `writing-${decision}`, { reason, now });
}

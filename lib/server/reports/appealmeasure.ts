import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { toFullName } from '@/lib/domain/person/full-name';

import type { CallContext } from '../context';
import { tellOperators } from '../enquiries';
import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { conversationReports } from '../schema';
import { lockReport } from './store';

/** Once, and until its time is over. The measure holds until the appeal is decided. */
export const handler = defineHandler('ordermessage/appealmeasure', async (input, context) => {
  await context.ports.database.transaction((transaction) => appeal(transaction, input, context));
  context.signals.messagesPending();
  return {};
});

async function appeal(
  transaction: Transaction,
  { reportid, text }: CallInput<'ordermessage/appealmeasure'>,
  context: CallContext,
): Promise<void> {
  const now = context.ports.clock.now();
  const person = await holdPerson(transaction, requireActor(context).userId);
  const { report, task } = await lockReport(transaction, reportid);
  // A report that led to nothing is none of the person's business.
  if (report.accusedId !== person.id || report.accusedSide === 'recipient' || report.decidedAt === null)
    throw new CallError('not-yours');
  if (report.appealDueAt === null || report.appealedAt !== null || now > report.appealDueAt)
    throw new CallError('appeal-closed');
  await transaction
    .update(conversationReports)
    .set({ appealText: text, appealedAt: now })
    .where(eq(conversationReports.id, reportid));
  const params = { name: toFullName(person), mobile: person.mobile, code: task.code, text };
  const arrival = { address: context.configuration.enquiryAddress, now };
  await tellOperators(transaction, { event: 'writing-appeal', params }, arrival);
}

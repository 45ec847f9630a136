import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { toFullName } from '@/lib/domain/person/full-name';

import type { CallContext } from '../context';
import { tellOperators } from '../enquiries';
import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { sanctions } from '../schema';
import { keepPapers } from './papers';
import { lockSanction } from './store';

/**
 * Once, and until its time is over. The operators hear of it in the same transaction; the sanction goes on until it is
 * decided.
 */
export const handler = defineHandler('provider/appealsanction', async (input, context) => {
  await context.ports.database.transaction((transaction) => appeal(transaction, input, context));
  context.signals.messagesPending();
  return {};
});

async function appeal(
  transaction: Transaction,
  { sanctionid, text, fileids }: CallInput<'provider/appealsanction'>,
  context: CallContext,
): Promise<void> {
  const now = context.ports.clock.now();
  const person = await holdPerson(transaction, requireActor(context).userId);
  const sanction = await lockSanction(transaction, sanctionid);
  if (!sanction) throw new CallError('not-found');
  if (sanction.userId !== person.id) throw new CallError('not-yours');
  if (sanction.appealedAt !== null || now > sanction.appealDueAt) throw new CallError('appeal-closed');
  await keepPapers(transaction, { sanctionId: sanctionid }, { ownerId: person.id, fileIds: fileids });
  await transaction.update(sanctions).set({ appealText: text, appealedAt: now }).where(eq(sanctions.id, sanctionid));
  const name = toFullName(person);
  const params = { name, mobile: person.mobile, kind: sanction.kind.replaceAll('-', '_'), text };
  const arrival = { address: context.configuration.enquiryAddress, now };
  await tellOperators(transaction, { event: 'sanction-appeal', params }, arrival);
}

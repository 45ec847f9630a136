import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../handler';
import { findReader, notify } from '../../messages';
import { users } from '../../schema';
import { requireUnchanged } from '../../require-unchanged';
import { findProfileProblems, toProfileFields } from './profile-fields';

export const handler = defineHandler('operator/correctdetails', async (input, context) => {
  const { userid: userId, seen, reason } = input;
  if (userId === requireActor(context).userId) throw new CallError('not-yours');
  const now = context.ports.clock.now();
  const { firstName, lastName, email } = toProfileFields(input);
  const fields = findProfileProblems({ email }, now);
  if (fields.length > 0) throw new CallError('invalid-input', { fields });
  await context.ports.database.transaction(async (transaction) => {
    const [person] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
    if (!person || person.erasedAt !== null) throw new CallError('not-found');
    requireUnchanged(seen, person);
    await transaction.update(users).set({ firstName, lastName, email }).where(eq(users.id, userId));
    const reader = await findReader(transaction, userId);
    if (reader)
      await notify(transaction, reader, { event: 'details-corrected', params: { reason }, smsText: null, now });
  });
  context.signals.messagesPending();
  return {};
});

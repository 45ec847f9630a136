import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { findReader, notify } from '../messages';
import { collectPersonalData } from './collect';

export const handler = defineHandler('operator/handoverdata', async ({ userid: userId, reason }, context) => {
  if (userId === requireActor(context).userId) throw new CallError('not-yours');
  const { database, clock } = context.ports;
  const now = clock.now();
  const personalData = await database.transaction(async (transaction) => {
    // Nobody to tell: the account is erased, or never was.
    const reader = await findReader(transaction, userId);
    if (!reader) throw new CallError('not-found');
    const collected = await collectPersonalData(transaction, userId, context.request.locale, now);
    await notify(transaction, reader, { event: 'data-handed-over', params: { reason }, smsText: null, now });
    return collected;
  });
  context.signals.messagesPending();
  return { personalData };
});

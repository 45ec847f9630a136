import { CallError } from '@/lib/contract/call-error';

import { defineHandler } from '../../handler';
import { answerKeyed } from '../../idempotency';
import { lockCase, setOwner } from './lock-case';
import { listOwners, toColleague, toDeskReader } from './reader';

export const handler = defineHandler('operator/assigncase', async (input, context) => {
  const { seenOwnerId, ownerId, ...key } = input;
  const reader = await toDeskReader(context, key.queue);
  const owners = listOwners(reader, key.queue).map(({ userid }) => userid);
  if (ownerId !== null && !owners.includes(ownerId)) throw new CallError('not-yours');
  await answerKeyed(context, 'operator/assigncase', input, async (transaction) => {
    const found = await lockCase(transaction, reader, key);
    if (!found) throw new CallError('not-found');
    if (found.ownerId !== seenOwnerId) throw new CallError('case-taken');
    await setOwner(transaction, key, { ownerId, now: reader.now });
    return {};
  });
  return { owner: toColleague(reader, ownerId) };
});

import { defineHandler } from '../../handler';
import { lockCase, setOwner } from './lock-case';
import { listNobodys } from './list-cases';
import { toDeskReader } from './reader';

/** Operators who may ask at once and all get a case. */
const CANDIDATES = 20;

export const handler = defineHandler('operator/takenext', async ({ queue }, context) => {
  const { database } = context.ports;
  const reader = await toDeskReader(context, queue);
  return database.transaction(async (transaction) => {
    for (const candidate of await listNobodys(transaction, reader, CANDIDATES)) {
      const key = { queue: candidate.queue, caseid: candidate.caseId };
      const found = await lockCase(transaction, reader, key);
      if (found?.ownerId !== null) continue;
      await setOwner(transaction, key, { ownerId: reader.userId, now: reader.now });
      return { taken: key };
    }
    return { taken: null };
  });
});

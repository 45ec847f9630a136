import { and, eq, isNull } from 'drizzle-orm';

import { defineHandler, requireActor } from '../handler';
import { incomeCertificates } from '../schema';
import { requireOwn } from './store';

export const handler = defineHandler('workerprofile/endcertificate', async ({ certificateid }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  await database.transaction(async (transaction) => {
    await requireOwn(transaction, certificateid, userId);
    await transaction
      .update(incomeCertificates)
      .set({ endedAt: clock.now() })
      .where(and(eq(incomeCertificates.id, certificateid), isNull(incomeCertificates.endedAt)));
  });
  return {};
});

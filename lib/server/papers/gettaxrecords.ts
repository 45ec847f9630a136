import { eq, inArray } from 'drizzle-orm';

import { toTaxServiceIds } from '@/lib/domain/paper/tax-service-ids';

import { defineHandler, requireActor } from '../handler';
import { tasks, users } from '../schema';
import { listPapers } from './find-papers';
import { toTaxRecord } from './tax-record';

export const handler = defineHandler('paper/gettaxrecords', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const found = await listPapers(connection, taskid, requireActor(context).userId);
  const buyers = await connection
    .select({ id: users.id, nationalCode: users.nationalCode })
    .from(users)
    .where(
      inArray(
        users.id,
        found.map(({ buyerId }) => buyerId),
      ),
    );
  const [task] = await connection.select({ kind: tasks.kind }).from(tasks).where(eq(tasks.id, taskid));
  const serviceIds = toTaxServiceIds(context.configuration.TAX_SERVICE_IDS ?? '');
  return {
    lstRecord: found.map((paper) => ({
      paperid: paper.id,
      ...toTaxRecord(paper, {
        corrected: found.find(({ id }) => id === paper.correctsId) ?? null,
        nationalCode: buyers.find(({ id }) => id === paper.buyerId)?.nationalCode ?? null,
        serviceId: serviceIds?.get(paper.kind === 'commission' ? 'commission' : (task?.kind ?? '')) ?? null,
      }),
    })),
  };
});

import { defineHandler, requireActor } from '../handler';
import { requireReport, toDeskReport } from './store';

export const handler = defineHandler('operator/getreport', async ({ reportid }, context) => {
  const { connection } = context.ports.database;
  const found = await requireReport(connection, reportid);
  return { report: await toDeskReport(connection, found, requireActor(context).userId) };
});

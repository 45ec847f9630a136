import { defineHandler } from '../../handler';
import { listCaseHistory } from './case-history';
import { requireCaseReader } from './require-case-reader';

export const handler = defineHandler('operator/getcasehistory', async (of, context) => {
  await requireCaseReader(context, of.subject);
  return { lstEvent: await listCaseHistory(context.ports.database.connection, of) };
});

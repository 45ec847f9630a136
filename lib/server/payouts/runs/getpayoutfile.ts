import { defineHandler } from '../../handler';
import { findOwnSheba } from '../own-sheba';
import { handOutFile } from './bank-file';

export const handler = defineHandler('operator/getpayoutfile', async ({ runid, method, format }, context) => {
  const order = {
    runId: runid,
    method,
    format,
    ownSheba: findOwnSheba(context.configuration),
    now: context.ports.clock.now(),
  };
  const { rowCount, sumRials, ...file } = await context.ports.database.transaction((transaction) =>
    handOutFile(transaction, order),
  );
  return { ...file, count: rowCount, sumRial: sumRials };
});

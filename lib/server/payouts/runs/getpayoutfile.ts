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
  const { file, lstHeld } = await context.ports.database.transaction((transaction) => handOutFile(transaction, order));
  if (file === null) return { fileName: '', text: null, count: 0, sumRial: 0, lstHeld };
  const { rowCount, sumRials, ...named } = file;
  return { ...named, count: rowCount, sumRial: sumRials, lstHeld };
});

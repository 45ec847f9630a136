import { CallError } from '@/lib/contract/call-error';
import { PAYOUT_RUN } from '@/lib/domain/constants/providers';

import { defineHandler } from '../../handler';
import { findOwnSheba } from '../own-sheba';
import { importReturn } from './import-return';
import { readReturnFile } from './read-return';

const BYTES_A_KILOBYTE = 1000;

export const handler = defineHandler('operator/importpayoutreturn', async ({ file, runid }, context) => {
  if (file.byteLength > PAYOUT_RUN.returnFileBytes)
    throw new CallError('too-large', { params: { limitKilobytes: PAYOUT_RUN.returnFileBytes / BYTES_A_KILOBYTE } });
  const reported = readReturnFile(file);
  if (reported === null) throw new CallError('return-file-unreadable');
  const now = context.ports.clock.now();
  const imported = await context.ports.database.transaction((transaction) =>
    importReturn(transaction, {
      runId: runid,
      reported,
      ownSheba: findOwnSheba(context.configuration),
      operatorAddress: context.configuration.enquiryAddress,
      now,
    }),
  );
  context.signals.messagesPending();
  context.signals.alertsPending();
  return imported;
});

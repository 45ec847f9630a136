import { CallError } from '@/lib/contract/call-error';

import { defineHandler } from '../../../handler';
import { isConstraintViolation } from '../../../ports/database-error';
import { acceptOffer } from '../../disputes/agree';
import { SLOT_CONSTRAINT } from '../../record/store';
import { onDispute } from './on-dispute';

export const handler = defineHandler('dispute/acceptoffer', async ({ taskid }, context) => {
  try {
    return await onDispute(context, taskid, (transaction, locked, actor) =>
      acceptOffer(transaction, context, locked, actor),
    );
  } catch (error) {
    if (isConstraintViolation(error, SLOT_CONSTRAINT)) throw new CallError('provider-not-free', { cause: error });
    throw error;
  }
});

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../../handler';
import { findEarlierAnswer, requireKeyedRequest } from '../../../idempotency';
import { getOpenRials, requireBank } from '../../../money';
import type { StartedPayment } from '../../../ports/payment';
import { beginBankPayment } from '../../payments/bank-payment';
import { isCashOpen } from '../../payments/cash';
import { lockTask, requireOwnRequest } from '../../record/store';

export const handler = defineHandler('ipg/postcodpostpay', async (input, context) => {
  const { database, gateways } = context.ports;
  const keyed = requireKeyedRequest(context, 'ipg/postcodpostpay', input);
  const { id } = await requireOwnRequest(database.connection, input.reqid, requireActor(context).userId);
  const earlier = await findEarlierAnswer<StartedPayment>(database.connection, keyed);
  if (earlier) return { redirectUrl: earlier.redirectUrl };
  const { task, amountRials } = await database.transaction(async (transaction) => {
    const locked = await lockTask(transaction, id);
    if (!isCashOpen(locked)) throw new CallError('move-not-allowed');
    return { task: locked, amountRials: await getOpenRials(transaction, locked) };
  });
  const gateway = requireBank(gateways, input.ipgId);
  const purpose = 'cash-afterwards';
  const { redirectUrl } = await beginBankPayment({ context, keyed, task, purpose, amountRials, gateway });
  return { redirectUrl };
});

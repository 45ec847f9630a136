import { defineHandler, requireActor } from '../../../handler';
import { requireKeyedRequest } from '../../../idempotency';
import { beginPricePayment } from '../../payments/price-payment';

export const handler = defineHandler('ipg/startpricepayment', async (input, context) => {
  const keyed = requireKeyedRequest(context, 'ipg/startpricepayment', input);
  const { userId: customerId } = requireActor(context);
  const payment = { changeId: input.pricechangeid, customerId, keyed };
  const { redirectUrl, authority } = await beginPricePayment(context, payment);
  return { redirectUrl, authority };
});

import { defineHandler, requireActor } from '../../../handler';
import { readBidNumbers } from '../../bids/bid-numbers';

export const handler = defineHandler('suggestion/getbidnumber', (_input, context) =>
  readBidNumbers(context.ports.database.connection, {
    providerId: requireActor(context).userId,
    locale: context.request.locale,
    now: context.ports.clock.now(),
  }),
);

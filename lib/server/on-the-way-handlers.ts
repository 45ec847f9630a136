import { handler as arrive } from './orders/calls/arrive';
import { handler as getposition, recipientHandler } from './orders/calls/getposition';
import { handler as shareposition } from './orders/calls/shareposition';

/** The calls by which somebody on the way is seen, for the table of all handlers. */
export const onTheWayHandlers = {
  'ontheway/shareposition': shareposition,
  'ontheway/arrive': arrive,
  'ontheway/getposition': getposition,
  'orderrecipient/getposition': recipientHandler,
} as const;

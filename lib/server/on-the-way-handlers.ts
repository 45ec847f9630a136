import { handler as arrive } from './orders/on-the-way/arrive';
import { handler as getposition, recipientHandler } from './orders/on-the-way/getposition';
import { handler as shareposition } from './orders/on-the-way/shareposition';

/** The calls by which somebody on the way is seen, for the table of all handlers. */
export const onTheWayHandlers = {
  'ontheway/shareposition': shareposition,
  'ontheway/arrive': arrive,
  'ontheway/getposition': getposition,
  'orderrecipient/getposition': recipientHandler,
} as const;

import { defineHandler, requireActor } from '../handler';
import { readPayMonth } from './pay-month';

export const handler = defineHandler('paper/getpaymonth', ({ of }, context) =>
  readPayMonth(context.ports.database.connection, requireActor(context).userId, {
    of,
    now: context.ports.clock.now(),
  }),
);

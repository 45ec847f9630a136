import { defineHandler, requireActor } from '../handler';
import { readFirmMonth } from './firm-month';

export const handler = defineHandler('accounting/getfirmmonth', ({ of }, context) =>
  readFirmMonth(context.ports.database.connection, requireActor(context).userId, {
    of,
    now: context.ports.clock.now(),
  }),
);

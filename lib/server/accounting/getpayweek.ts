import { defineHandler, requireActor } from '../handler';
import { readPayWeek } from './pay-week';

export const handler = defineHandler('accounting/getpayweek', ({ gDate }, context) =>
  readPayWeek(context.ports.database.connection, requireActor(context).userId, {
    gDate,
    now: context.ports.clock.now(),
  }),
);

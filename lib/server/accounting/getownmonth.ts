import { defineHandler, requireActor } from '../handler';
import { readOwnMonth } from './own-month';

export const handler = defineHandler('accounting/getownmonth', ({ of }, context) =>
  readOwnMonth(context.ports.database.connection, requireActor(context).userId, {
    of,
    now: context.ports.clock.now(),
  }),
);

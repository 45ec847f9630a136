import { defineHandler, requireActor } from '../handler';
import { readOwnMonth } from './own-month';

export const handler = defineHandler('paper/getownmonth', ({ of }, context) =>
  readOwnMonth(context.ports.database.connection, requireActor(context).userId, {
    of,
    now: context.ports.clock.now(),
  }),
);

import { defineHandler, requireActor } from '../handler';
import { readWageMonth } from './wage-month';

export const handler = defineHandler('accounting/getwagemonth', ({ of }, context) =>
  readWageMonth(context.ports.database.connection, requireActor(context), { of, now: context.ports.clock.now() }),
);

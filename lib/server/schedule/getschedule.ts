import { defineHandler, requireActor } from '../handler';
import { readSchedule } from './read-schedule';

export const handler = defineHandler('provider/getschedule', async (_input, context) => ({
  schedule: await readSchedule(context.ports.database.connection, {
    userId: requireActor(context).userId,
    locale: context.request.locale,
    now: context.ports.clock.now(),
  }),
}));

import { defineHandler, requireActor } from '../../handler';
import { countMessages } from './inbox';

export const handler = defineHandler('nonePreloader/user/countuserinbox', (input, context) =>
  countMessages(context.ports.database.connection, requireActor(context).userId, input),
);

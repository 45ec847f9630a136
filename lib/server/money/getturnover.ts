import { defineHandler, requireActor } from '../handler';
import { listTurnover } from './turnover';

export const handler = defineHandler('wallet/getturnover', (search, context) =>
  listTurnover(context.ports.database.connection, requireActor(context).userId, search),
);

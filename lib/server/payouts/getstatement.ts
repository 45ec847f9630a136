import { defineHandler, requireActor } from '../handler';
import { listStatement } from './statement';

export const handler = defineHandler('payout/getstatement', (search, context) =>
  listStatement(context.ports.database.connection, requireActor(context).userId, search),
);

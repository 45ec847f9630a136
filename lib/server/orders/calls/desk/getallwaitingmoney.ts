import { defineHandler, requireActor } from '../../../handler';
import { listWaitingMoney } from '../../reading/waiting-money';

export const handler = defineHandler('operator/getallwaitingmoney', (page, context) =>
  listWaitingMoney(context.ports.database.connection, {
    ...page,
    readerId: requireActor(context).userId,
    now: context.ports.clock.now(),
  }),
);

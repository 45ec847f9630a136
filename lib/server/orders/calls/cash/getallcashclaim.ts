import { defineHandler, requireActor } from '../../../handler';
import { listCashClaims } from '../../reading/cash-claims';

export const handler = defineHandler('operator/getallcashclaim', (page, context) =>
  listCashClaims(context.ports.database.connection, {
    ...page,
    readerId: requireActor(context).userId,
    now: context.ports.clock.now(),
  }),
);

import { defineHandler, requireActor } from '../../../handler';
import { listOpenCashClaims } from '../../reading/cash-claims';

export const handler = defineHandler('operator/getallcashclaim', (page, context) =>
  listOpenCashClaims(context.ports.database.connection, {
    ...page,
    readerId: requireActor(context).userId,
    now: context.ports.clock.now(),
  }),
);

import { defineHandler } from '../../../handler';
import { listOpenCashClaims } from '../../reading/cash-claims';

export const handler = defineHandler('operator/getallcashclaim', (page, { ports }) =>
  listOpenCashClaims(ports.database.connection, { ...page, now: ports.clock.now() }),
);

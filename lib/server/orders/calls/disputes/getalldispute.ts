import { defineHandler } from '../../../handler';
import { listWaitingDisputes } from '../../reading/dispute-desk';

export const handler = defineHandler('operator/getalldispute', (page, { ports }) =>
  listWaitingDisputes(ports.database.connection, page, ports.clock.now()),
);

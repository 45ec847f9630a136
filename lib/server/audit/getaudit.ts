import { defineHandler } from '../handler';
import { listEntries } from './list-entries';

export const handler = defineHandler('operator/getaudit', (filter, { ports }) =>
  listEntries(ports.database.connection, filter),
);

import { defineHandler, requireActor } from '../../handler';
import { listViews } from './list-views';

export const handler = defineHandler('operator/getalldeskview', (_input, context) =>
  listViews(context.ports.database.connection, requireActor(context).userId),
);

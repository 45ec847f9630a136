import { defineHandler, requireActor } from '../handler';
import { readOwn } from './store';

export const handler = defineHandler('joinus/getpaperrequests', (_input, context) =>
  readOwn(context.ports.database.connection, requireActor(context).userId),
);

import { defineHandler, requireActor } from '../handler';
import { listDeskPeople } from './desk-people';

export const handler = defineHandler('operator/getdeskpeople', async (_input, context) => {
  const { userId } = requireActor(context);
  return { lstPerson: await listDeskPeople(context.ports.database.connection, userId) };
});

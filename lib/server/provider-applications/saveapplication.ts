import { defineHandler } from '../handler';
import { changeOwnApplication, loadOwnApplication } from './own-application';
import { checkParts, writeParts } from './parts';

export const handler = defineHandler('joinus/saveapplication', async (input, context) => {
  const { database, clock } = context.ports;
  await checkParts(database.connection, input, clock.now());
  await changeOwnApplication(context, (transaction, userId) => writeParts(transaction, userId, input));
  return loadOwnApplication(context);
});

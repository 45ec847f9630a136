import { defineHandler, requireActor } from '../../handler';
import { holdPerson } from '../../people';
import { changeSettings, getSettings } from './settings';

export const handler = defineHandler('user/addusersetting', async (input, context) => {
  const { userId } = requireActor(context);
  const { database } = context.ports;
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    await changeSettings(transaction, userId, input);
  });
  return { userSettingLst: [await getSettings(database.connection, userId)] };
});

import { defineHandler, requireActor } from '../handler';
import { changeSettings, getSettings } from './settings';

export const handler = defineHandler('user/addusersetting', async (input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  await changeSettings(connection, userId, input);
  return { userSettingLst: [await getSettings(connection, userId)] };
});

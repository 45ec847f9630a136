import { defineHandler, requireActor } from '../../handler';
import { getSettings } from './settings';

export const handler = defineHandler('user/getusersetting', async (_input, context) => ({
  userSettingLst: [await getSettings(context.ports.database.connection, requireActor(context).userId)],
}));

import { defineHandler, requireActor } from '../handler';
import { readOwnProfile } from './own-profile';

export const handler = defineHandler('workerprofile/getown', async (_input, context) => ({
  profile: await readOwnProfile(
    context.ports.database.connection,
    requireActor(context).userId,
    context.request.locale,
  ),
}));

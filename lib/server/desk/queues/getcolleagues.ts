import { defineHandler } from '../../handler';
import { listOwners, toDeskReader } from './reader';

export const handler = defineHandler('operator/getcolleagues', async ({ queue }, context) => {
  const owners = listOwners(await toDeskReader(context, queue), queue);
  return { lstColleague: owners.map(({ userid, fullname }) => ({ userid, fullname })) };
});

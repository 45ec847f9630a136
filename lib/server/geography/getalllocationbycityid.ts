import { defineHandler } from '../handler';
import { listLocationsOfCity } from './locations';

export const handler = defineHandler('geo/getalllocationbycityid', async ({ cityid }, { ports, request }) => ({
  lstLocation: await listLocationsOfCity(ports.database.connection, cityid, request.locale),
}));

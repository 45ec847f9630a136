import { defineHandler } from '../handler';
import { listLocationsOfCity } from './locations';

/** SPEC's own spelling of getalllocationbycityid; both answer alike (BEHAVIOUR 1.10). */
export const handler = defineHandler('geo/getalllocat0ionbycityid', async ({ cityid }, { ports, request }) => ({
  lstLocation: await listLocationsOfCity(ports.database.connection, cityid, request.locale),
}));

import { defineHandler } from '../handler';
import { listLocationsOfService } from './locations';

export const handler = defineHandler(
  'nonePreloader/geo/getlocationbyservice',
  async ({ srvcategoryid, cityid }, { ports, request }) => ({
    lstLocation: await listLocationsOfService(ports.database.connection, srvcategoryid, cityid ?? null, request.locale),
  }),
);

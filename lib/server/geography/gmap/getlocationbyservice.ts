import { defineHandler } from '../../handler';
import { listLocationsOfService } from '../locations';
import { findNearestLocation } from '../nearest-location';

export const handler = defineHandler(
  'gmap/getlocationbyservice',
  async ({ srvcategoryid, googleLat, googleLong }, { ports, request }) => {
    const locations = await listLocationsOfService(ports.database.connection, srvcategoryid, null, request.locale);
    return { location: findNearestLocation({ latitude: googleLat, longitude: googleLong }, locations) };
  },
);

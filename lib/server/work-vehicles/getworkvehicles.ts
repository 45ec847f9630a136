import { defineHandler, requireActor } from '../handler';
import { readOwnVehicles } from './store';

export const handler = defineHandler('workvehicle/getworkvehicles', (_input, context) => {
  const { database, clock } = context.ports;
  return readOwnVehicles(database.connection, requireActor(context).userId, clock.now());
});

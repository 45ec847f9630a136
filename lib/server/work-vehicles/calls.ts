import { handler as decideworkvehicle } from './decideworkvehicle';
import { handler as filltank } from './filltank';
import { handler as getallworkvehicle } from './getallworkvehicle';
import { handler as getworkvehicles } from './getworkvehicles';
import { handler as gooffline } from './gooffline';
import { handler as goonline } from './goonline';
import { handler as removeworkvehicle } from './removeworkvehicle';
import { handler as saveworkvehicle } from './saveworkvehicle';
import { handler as sharetruck } from './sharetruck';

export const workVehiclesCalls = [
  decideworkvehicle,
  filltank,
  getallworkvehicle,
  getworkvehicles,
  gooffline,
  goonline,
  removeworkvehicle,
  saveworkvehicle,
  sharetruck,
] as const;

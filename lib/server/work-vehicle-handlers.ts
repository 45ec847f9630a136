import { handler as decideworkvehicle } from './work-vehicles/decideworkvehicle';
import { handler as getallworkvehicle } from './work-vehicles/getallworkvehicle';
import { handler as getworkvehicles } from './work-vehicles/getworkvehicles';
import { handler as gooffline } from './work-vehicles/gooffline';
import { handler as goonline } from './work-vehicles/goonline';
import { handler as removeworkvehicle } from './work-vehicles/removeworkvehicle';
import { handler as saveworkvehicle } from './work-vehicles/saveworkvehicle';
import { handler as sharetruck } from './work-vehicles/sharetruck';

/** The calls of what somebody drives to work, for the table of all handlers. */
export const workVehicleHandlers = {
  'workvehicle/getworkvehicles': getworkvehicles,
  'workvehicle/saveworkvehicle': saveworkvehicle,
  'workvehicle/removeworkvehicle': removeworkvehicle,
  'workvehicle/goonline': goonline,
  'workvehicle/sharetruck': sharetruck,
  'workvehicle/gooffline': gooffline,
  'operator/getallworkvehicle': getallworkvehicle,
  'operator/decideworkvehicle': decideworkvehicle,
} as const;

import { handler as adduserauto } from './adduserauto';
import { handler as getuserauto } from './getuserauto';

export const vehiclesCalls = [adduserauto, getuserauto] as const;

import { handler as getallrate } from './kinds/carwash/getallrate';
import { handler as getallitembygrade } from './kinds/laundry/getallitembygrade';
import { handler as getallitems } from './kinds/laundry/getallitems';
import { handler as getallvehicle } from './kinds/moving/getallvehicle';
import { handler as getalltest } from './kinds/medical-tests/getalltest';

export const pricesCalls = [getallrate, getallitembygrade, getallitems, getallvehicle, getalltest] as const;

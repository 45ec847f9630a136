import { handler as getallauto } from './catalogue/getallauto';
import { handler as addgasrequest } from './orders/calls/addgasrequest';
import { handler as gasprice } from './orders/calls/gasprice';
import { handler as sendroutmsg } from './orders/calls/sendroutmsg';
import { handler as trucklocations } from './orders/calls/trucklocations';
import { handler as adddelivery } from './orders/calls/adddelivery';

/** The calls of petrol that is brought to the car (SPEC 7, gas), for the table of all handlers. */
export const petrolHandlers = {
  'gas/getallauto': getallauto,
  'gas/trucklocations': trucklocations,
  'gas/sendroutmsg': sendroutmsg,
  'gas/adddelivery': adddelivery,
  'gaslog/gasprice': gasprice,
  'handyman/addgasrequest': addgasrequest,
} as const;

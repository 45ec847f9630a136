import { handler as adddelivery } from './adddelivery';
import { handler as sendroutmsg } from './sendroutmsg';
import { handler as trucklocations } from './trucklocations';

export const petrolCalls = [adddelivery, sendroutmsg, trucklocations] as const;

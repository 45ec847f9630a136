import { z } from 'zod';

import { VEHICLE_TYPES } from './enumerations';
import { defineCall } from './call';
import { priceAnswer } from './price';
import { acknowledgement, id, lineText, nothing, rials } from './shapes';

const point = { googleLat: z.number().min(-90).max(90), googleLong: z.number().min(-180).max(180) };

/** Calls of petrol that is brought to the car (SPEC 7, gas; BEHAVIOUR 4). Volumes are litres. */
export const gasCalls = {
  'gas/getallauto': defineCall('gas/getallauto', {
    summary: 'Car brands',
    access: 'public',
    input: nothing,
    answer: z.object({ lstAuto: z.array(z.object({ autoBrandId: id, autoBrandName: z.string() })) }),
  }),
  'gas/trucklocations': defineCall('gas/trucklocations', {
    summary: 'Fuel trucks near a point',
    access: 'public',
    input: z.object({ ...point, gasTypeEnum: lineText(0, 20).optional() }),
    outcomes: ['noTrucksAvailable'],
    answer: z.object({
      lstTruck: z.array(
        z.object({
          gasTypeEnum: z.string(),
          truckId: id,
          truckNumber: z.string(),
          truckLat: z.number(),
          truckLong: z.number(),
          truckAddr: z.string(),
        }),
      ),
    }),
  }),
  'gas/sendroutmsg': defineCall('gas/sendroutmsg', {
    summary: 'Sends the way to the car to the truck',
    access: 'user',
    input: z.object({ truckId: id, ...point }),
    answer: acknowledgement,
  }),
  'gaslog/gasprice': defineCall('gaslog/gasprice', {
    summary: 'The price of a fuel order',
    access: 'public',
    input: z.object({
      gasTypeEnum: lineText(0, 20),
      litreVolume: z.number().min(1).max(60),
      vehicleType: z.enum(VEHICLE_TYPES),
    }),
    answer: priceAnswer.extend({ totalAmount: rials, comissionAmount: rials, netAmount: rials, amountToPay: rials }),
  }),
} as const;

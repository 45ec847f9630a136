import { z } from 'zod';

import { VEHICLE_TYPES } from './enumerations';
import { defineCall } from './call';
import { priceAnswer } from './price';
import { taskDetail } from './task';
import { shownRating } from './bid-shapes';
import { acknowledgement, id, lineText, nothing, rials } from './shapes';

const point = { googleLat: z.number().min(-90).max(90), googleLong: z.number().min(-180).max(180) };

/** SPEC 3 "Gas truck", with its distance and its driver. */
export const gasTruck = z.object({
  /** The fuel that most of its customers order. */
  gasTypeEnum: z.string(),
  /** All that it carries. */
  lstGasType: z.array(z.string()),
  truckId: id,
  truckNumber: z.string(),
  truckLat: z.number(),
  truckLong: z.number(),
  /** The neighbourhood that it is in, in the reader's language. */
  truckAddr: z.string(),
  /** The time of its last known position. */
  seenAtMs: z.number().int(),
  /** Distance in a straight line, in kilometres. */
  distanceKm: z.number(),
  /** Estimated minutes from the moment of the order until it is at the car. */
  arrivalMinutes: z.number().int(),
  workerUserId: id,
  fullname: z.string(),
  workerRate: shownRating,
  /** Its driver takes orders of any size that are paid at the car. */
  takesCash: z.boolean(),
});

/** Calls of petrol that is brought to the car (SPEC 7, gas; BEHAVIOUR 4). Volumes are litres. */
export const petrolCalls = [
  defineCall('gas/getallauto', {
    summary: 'Car brands',
    access: 'public',
    input: nothing,
    answer: z.object({ lstAuto: z.array(z.object({ autoBrandId: id, autoBrandName: z.string() })) }),
  }),
  defineCall('gas/trucklocations', {
    summary: 'Fuel trucks that are free near a point, the nearest first',
    access: 'public',
    input: z.object({ ...point, gasTypeEnum: lineText(0, 20).optional() }),
    /** `noTrucksAvailable` where none is: SPEC 8. */
    outcomes: ['noTrucksAvailable', 'service-not-available'],
    answer: z.object({
      lstTruck: z.array(gasTruck).min(1),
      /** The neighbourhood of the point, to which the order belongs. */
      cityid: id,
      locationid: id,
      locationName: z.string(),
      /** Fuels for order there, with the price of a litre. */
      lstFuel: z.array(z.object({ gasTypeEnum: z.string(), gasTypeName: z.string(), litreRial: rials })),
      serverNowMs: z.number().int(),
    }),
  }),
  defineCall('gas/sendroutmsg', {
    summary: 'Sends the way to the car to the driver of the truck that comes to it, by SMS',
    access: 'user',
    limit: { handler: ['way-to-car'] },
    input: z.object({ truckId: id, ...point }),
    answer: acknowledgement,
    /** `not-found`: no order of the caller's waits for this truck there. */
    outcomes: ['not-found', 'TooMuchRequest'],
  }),
  defineCall('gas/adddelivery', {
    summary:
      'The driver says how many litres went into the tank: what is less comes back at once, what is more waits for the customer’s word',
    access: 'provider',
    limit: 'capped',
    input: z.object({
      taskid: id,
      /** Litres, in steps of 0.1. */
      litreVolume: z.number().min(0.1).max(100).multipleOf(0.1),
    }),
    answer: z.object({ taskDetail }),
    outcomes: ['not-yours', 'not-found', 'move-not-allowed', 'price-change-open', 'limit-reached'],
  }),
  defineCall('gaslog/gasprice', {
    summary: 'The price of a fuel order',
    access: 'public',
    input: z.object({
      gasTypeEnum: lineText(0, 20),
      /** Whole litres, within what the vehicle takes (PETROL_LITRES). */
      litreVolume: z.number().min(1).max(60),
      vehicleType: z.enum(VEHICLE_TYPES),
      usesGift: z.boolean().default(false),
      usesWallet: z.boolean().default(false),
      /** The car's place; left out: the default city. */
      cityid: id.optional(),
      locationid: id.optional(),
    }),
    outcomes: ['service-not-available'],
    answer: priceAnswer.extend({ totalAmount: rials, comissionAmount: rials, netAmount: rials, amountToPay: rials }),
  }),
] as const;

import { z } from 'zod';

import { defineCall } from './call';
import { CAR_WASH_METHODS } from './enumerations';
import { id, rials } from './shapes';

/** Calls of the car wash besides those that find who comes and place the order (SPEC 7). */
export const carCalls = [
  defineCall('car/getallrate', {
    summary: 'What a kind of wash costs in a city, by body and method; one that is not listed is not offered',
    access: 'public',
    input: z.object({ srvcattypeid: id, cityid: id.optional(), locationid: id.optional() }),
    answer: z.object({
      lstRate: z.array(
        z.object({
          carTypeId: id,
          carWashMethod: z.enum(CAR_WASH_METHODS),
          priceRial: rials,
          needHour: z.number().int(),
        }),
      ),
    }),
    outcomes: ['service-not-available'],
  }),
] as const;

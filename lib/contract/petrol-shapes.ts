import { z } from 'zod';

import { VEHICLE_TYPES } from './enumerations';
import { id, rials } from './shapes';

/** What a truck brings, and to which vehicle. Volumes are litres. */
export const petrolDetail = z.object({
  /** Of the truck that comes; null once its driver has none any more. */
  truckId: id.nullable(),
  truckNumber: z.string(),
  vehicleType: z.enum(VEHICLE_TYPES),
  /** In the reader’s language; empty for a vehicle whose brand is not asked for. */
  autoBrandName: z.string(),
  gasTypeEnum: z.string(),
  /** In the reader’s language. */
  gasTypeName: z.string(),
  litreVolume: z.number(),
  /** What went into the tank; null before its driver has said it. */
  deliveredLitres: z.number().nullable(),
  /** One litre. */
  litreRial: rials,
});

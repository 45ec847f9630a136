import { z } from 'zod';

import { VEHICLE_TYPES } from './enumerations';
import { id, rials } from './shapes';

/** A truck's delivery and its vehicle. Volumes are litres. */
export const petrolDetail = z.object({
  /** The truck that comes; null once its driver has none any more. */
  truckId: id.nullable(),
  truckNumber: z.string(),
  vehicleType: z.enum(VEHICLE_TYPES),
  /** The brand in the reader’s language; empty for a vehicle whose brand is not asked for. */
  autoBrandName: z.string(),
  gasTypeEnum: z.string(),
  /** The fuel's name in the reader’s language. */
  gasTypeName: z.string(),
  litreVolume: z.number(),
  /** Litres delivered; null before the driver has entered them. */
  deliveredLitres: z.number().nullable(),
  /** The price of one litre, from the order's own lines. */
  litreRial: rials,
});

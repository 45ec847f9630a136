import type { WorkVehicleUse } from '@/lib/contract/provider-enumerations';

/** Limits of one person's vehicles, and of their submissions a day. */
export const WORK_VEHICLE_LIMITS = { vehicles: 5, sentADay: 20, longestNumber: 12, mostYearsAhead: 10 } as const;

/** The least and the most load of a vehicle: kilograms, for a petrol truck litres. */
export const WORK_VEHICLE_CAPACITY: Readonly<
  Record<WorkVehicleUse, { readonly least: number; readonly most: number }>
> = {
  pickup: { least: 200, most: 1500 },
  nissan: { least: 500, most: 3500 },
  khavar: { least: 1500, most: 12_000 },
  'petrol-truck': { least: 100, most: 10_000 },
};

/** The type of a removal for which a mover needs such a vehicle; null for one that moves nothing. */
export const REMOVAL_TYPE_OF_USE: Readonly<Record<WorkVehicleUse, number | null>> = {
  pickup: 1401,
  nissan: 1402,
  khavar: 1403,
  'petrol-truck': null,
};

import type { VehicleType } from '@/lib/contract/enumerations';
import { PETROL_LITRES } from '@/lib/domain/constants/kinds';

/** The litres that one order may ask for. */
export function getLitreLimits(vehicleType: VehicleType): { readonly least: number; readonly most: number } {
  return vehicleType === 'MOTORCYCLE' ? PETROL_LITRES.motorcycle : PETROL_LITRES.car;
}

/** Whole litres within the vehicle's limits. */
export function isLitreCount(litres: number, vehicleType: VehicleType): boolean {
  const { least, most } = getLitreLimits(vehicleType);
  return Number.isInteger(litres) && litres >= least && litres <= most;
}

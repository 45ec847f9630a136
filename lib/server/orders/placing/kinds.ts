import { CallError } from '@/lib/contract/call-error';
import type { ServiceKind } from '@/lib/contract/enumerations';
import type { KINDS } from '@/lib/domain/kind/service-kind';

import { placedCarpet } from './kinds/carpet/placed-carpet';
import { placedCarWash } from './kinds/carwash/placed-carwash';
import { placedCleaning } from './kinds/cleaning/placed-cleaning';
import { placedGas } from './kinds/gas/placed-gas';
import { placedLaundry } from './kinds/laundry/placed-laundry';
import { placedMoving } from './kinds/moving/placed-moving';
import { placedTask } from './kinds/task/placed-task';
import { placedMedicalTests } from './kinds/medical-tests/placed-medical-tests';
import { placedUpholstery } from './kinds/upholstery/placed-upholstery';
import type { PlacedKind, PlacingCall } from './placed-kind';

/** How an order of each kind is placed: its terms, its price and its matching. */
export const PLACED_KINDS = {
  cleaning: placedCleaning,
  laundry: placedLaundry,
  carpet: placedCarpet,
  upholstery: placedUpholstery,
  carwash: placedCarWash,
  task: placedTask,
  moving: placedMoving,
  gas: placedGas,
  testing: placedMedicalTests,
} satisfies { [Kind in ServiceKind]: PlacedKind<(typeof KINDS)[Kind]['matching']> };

/** How orders of a kind are placed. */
export function getPlacedKind(kind: ServiceKind): PlacedKind {
  return PLACED_KINDS[kind];
}

/** How a call places orders of a kind. Throws invalid-input where the kind is another call's. */
export function requirePlacedKind(kind: ServiceKind, call: PlacingCall): PlacedKind {
  const placed = getPlacedKind(kind);
  if (placed.call === call) return placed;
  throw new CallError('invalid-input', { fields: [{ field: 'serviceEnum', message: 'unknown' }] });
}

import { CallError } from '@/lib/contract/call-error';
import type { ServiceKind } from '@/lib/contract/enumerations';
import type { KINDS } from '@/lib/domain/service-kind';

import { placedCarWash } from './kinds/carwash/placed-carwash';
import { placedCleaning } from './kinds/cleaning/placed-cleaning';
import { placedTask } from './kinds/task/placed-task';
import { placedTesting } from './kinds/testing/placed-testing';
import type { NotOpen, PlacedKind, PlacingCall } from './placed-kind';

const NOT_OPEN: NotOpen = { isOpen: false };

/** How an order of each kind is placed: its terms, its price and its matching. */
export const PLACED_KINDS = {
  cleaning: placedCleaning,
  laundry: NOT_OPEN,
  carpet: NOT_OPEN,
  carwash: placedCarWash,
  task: placedTask,
  moving: NOT_OPEN,
  gas: NOT_OPEN,
  testing: placedTesting,
} satisfies Record<ServiceKind, PlacedKind | NotOpen> & {
  [Kind in ServiceKind]: PlacedKind<(typeof KINDS)[Kind]['matching']> | NotOpen;
};

/** How orders of a kind are placed. Throws invalid-input where the kind is not open yet. */
export function requireOpenKind(kind: ServiceKind): PlacedKind {
  const placed: PlacedKind | NotOpen = PLACED_KINDS[kind];
  if (!placed.isOpen) throw unknownKind();
  return placed;
}

/** How a call places orders of a kind. Throws invalid-input where the kind is not open yet, or is another call's. */
export function requirePlacedKind(kind: ServiceKind, call: PlacingCall): PlacedKind {
  const placed = requireOpenKind(kind);
  if (placed.call !== call) throw unknownKind();
  return placed;
}

function unknownKind(): CallError {
  return new CallError('invalid-input', { fields: [{ field: 'serviceEnum', message: 'unknown' }] });
}

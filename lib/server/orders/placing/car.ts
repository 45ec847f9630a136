import { CallError } from '@/lib/contract/call-error';
import { toPlate } from '@/lib/domain/person/plate';

import { findCarBrand } from '../../catalogue';
import { requireAnswer } from '../../kinds';
import type { Draft } from './placing';

/**
 * Checks the facts by which the driver finds the car: the plate, the brand of a car, and its place in words. Throws
 * invalid-input.
 */
export function requireCar(draft: Draft): void {
  const vehicleType = requireAnswer(draft.vehicleType, 'vehicleType');
  if (toPlate(vehicleType, requireAnswer(draft.plaque, 'plaque')) === null) throw wrong('plaque', 'invalid');
  requireAnswer(draft.carPlace, 'carPlace');
  if (vehicleType === 'MOTORCYCLE') return;
  const brandId = requireAnswer(draft.autoBrandId, 'autoBrandId');
  if (!findCarBrand(brandId)) throw wrong('autoBrandId', 'unknown');
}

function wrong(field: keyof Draft, message: string): CallError {
  return new CallError('invalid-input', { fields: [{ field, message }] });
}

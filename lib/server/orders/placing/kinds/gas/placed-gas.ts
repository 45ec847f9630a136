import { CallError } from '@/lib/contract/call-error';
import { toPlate } from '@/lib/domain/person/plate';
import { isLitreCount, quoteGas } from '@/lib/funnel/kinds/gas/quote';

import { findCarBrand } from '../../../../catalogue';
import { requirePriceBook } from '../../../../prices';
import { nearestTruck } from '../../matching/truck';
import { requireAnswer } from '../../order-place';
import type { Draft, PlacedKind } from '../../placed-kind';

/** Petrol for a car or a motorcycle: priced by litre with one fee for bringing it, by a truck that is near. */
export const placedGas = {
  call: 'handyman/addgasrequest',
  async requireQuote(executor, answers, place, ports) {
    const vehicleType = requireAnswer(answers.vehicleType, 'vehicleType');
    const litres = requireAnswer(answers.litreVolume, 'litreVolume');
    if (!isLitreCount(litres, vehicleType)) throw wrong('litreVolume', 'out-of-range');
    const gasTypeEnum = requireAnswer(answers.gasTypeEnum, 'gasTypeEnum');
    const book = await requirePriceBook(executor, { kind: 'gas', ...place }, ports);
    const quote = quoteGas({ cityId: place.cityId, gasTypeEnum, litres, vehicleType }, book);
    if (!quote) throw wrong('gasTypeEnum', 'unknown');
    return { ...quote, needHours: 1, minHours: 1 };
  },
  requireDetail: (_transaction, draft) => {
    requireVehicle(draft);
    return Promise.resolve({});
  },
  matching: nearestTruck,
} as const satisfies PlacedKind;

/** What the driver looks for: the plate, the brand of a car, and where it stands in words. Throws invalid-input. */
function requireVehicle(draft: Draft): void {
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

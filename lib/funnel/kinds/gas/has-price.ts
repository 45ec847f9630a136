import type { OrderDraft } from '@/lib/funnel/draft';

import { isLitreCount } from './quote';

/** Fuel and litres are answered, and the vehicle takes as much. */
export function hasGasPrice({
  gasTypeEnum,
  litreVolume,
  vehicleType,
}: Pick<OrderDraft, 'gasTypeEnum' | 'litreVolume' | 'vehicleType'>): boolean {
  return gasTypeEnum !== null && litreVolume !== null && vehicleType !== null && isLitreCount(litreVolume, vehicleType);
}

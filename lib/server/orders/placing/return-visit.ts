import { CallError } from '@/lib/contract/call-error';
import { TEXTILE_VISIT_HOURS } from '@/lib/domain/constants/textiles';
import { isDeliveryTimeId, toVisitInterval, type Interval } from '@/lib/domain/order/delivery-time';
import { leavesTimeForWork } from '@/lib/domain/kind/textiles';

import { requireAnswer } from '../../kinds';
import type { Draft } from './placing';

/**
 * The return of textiles. Throws invalid-input without an answer to it, and return-too-soon for a day that leaves no
 * time for the work.
 */
export function requireReturn(draft: Draft): Interval {
  const returnDay = requireAnswer(draft.returnDate, 'returnDate');
  const returnTimeId = requireAnswer(draft.returnTimeId, 'returnTimeId');
  if (!isDeliveryTimeId(returnTimeId))
    throw new CallError('invalid-input', { fields: [{ field: 'returnTimeId', message: 'unknown' }] });
  const textiles = { kind: draft.serviceEnum, grade: draft.grade ?? null };
  if (!leavesTimeForWork(textiles, requireAnswer(draft.gDate, 'gDate'), returnDay))
    throw new CallError('return-too-soon');
  return toVisitInterval(returnDay, returnTimeId, TEXTILE_VISIT_HOURS);
}

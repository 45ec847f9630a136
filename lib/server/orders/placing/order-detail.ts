import { getKind } from '@/lib/domain/kind/service-kind';

import type { Transaction } from '../../ports/database';
import type { OrderDetail } from '../../schema';
import { requireCar } from './car';
import { requireDestination } from './destination';
import type { Draft } from './placing';
import { requireReturn } from './return-visit';

/**
 * An order's stored answers by the parts of its kind: the return of textiles, a removal's destination. Null where it
 * stores none. Throws invalid-input without one of the answers, return-too-soon, and not-yours.
 */
export async function findOrderDetail(
  transaction: Transaction,
  draft: Draft,
  customerId: number,
): Promise<OrderDetail | null> {
  const { matching, isTextile, hasDestination } = getKind(draft.serviceEnum);
  if (isTextile) return { return: requireReturn(draft) };
  if (hasDestination) return requireDestination(transaction, draft, customerId);
  if (matching !== 'truck') return null;
  requireCar(draft);
  return {};
}

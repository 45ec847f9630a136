import { getKind } from '@/lib/domain/kind/service-kind';

import type { Transaction } from '../../ports/database';
import type { OrderDetail } from '../../schema';
import { requireCar } from './car';
import { requireDestination } from './destination';
import type { Draft } from './placing';
import { requireReturn } from './return-visit';

/**
 * What an order keeps of the answers by what its kind has: when textiles come back, where a removal goes. Null where it
 * keeps nothing. Throws invalid-input without one of the answers, return-too-soon, and not-yours.
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

import { isOfKind } from '@/lib/domain/kind/service-kind';

import type { TaskRow } from '../../schema';

/**
 * The customer agreed before ordering: if the chosen provider cannot come, the next best at this price (BEHAVIOUR 18).
 */
export function isRescueAgreed({ draft, kind }: Pick<TaskRow, 'draft' | 'kind'>): boolean {
  return draft.isRescueAgreed === true && isOfKind(kind, { matching: 'provider' });
}

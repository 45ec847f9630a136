import { useCall } from '@/lib/client/use-call';
import { isVisitAgreed } from '@/lib/domain/order/order-states';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import type { WorkDetail } from '../work-move';

const TEAM = {};

/**
 * Whether the reader, a company or one of its supervisors, may hand this accepted work to somebody of the team. No
 * truck's order is handed on. Without a work nothing is asked.
 */
export function useMayHandOn(work: Pick<WorkDetail, 'state' | 'kind'> | null): boolean {
  const isAssignable = work !== null && isVisitAgreed(work.state) && !isOfKind(work.kind, { matching: 'truck' });
  const { data } = useCall('team/getteam', isAssignable ? TEAM : null);
  const place = data?.team?.place;
  return isAssignable && (place === 'company' || place === 'supervisor');
}

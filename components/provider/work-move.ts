import type { CallAnswer } from '@/lib/contract';
import type { WorkMove } from '@/lib/contract/provider-enumerations';

export type WorkDetail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];
/** Those that ask once whether they are meant (`asksOnce` of ORDER_MOVES), but for a closed door, which door-wait.tsx asks about. */
export type AskedMove = Exclude<WorkMove, 'accept' | 'reportNoAccess'>;

/** What the customer owes in cash at the door, whoever of a team stands there. */
export function toCashDue({ pay, handed }: Pick<WorkDetail, 'pay' | 'handed'>): number {
  return pay?.cashDueRial ?? handed?.cashDueRial ?? 0;
}

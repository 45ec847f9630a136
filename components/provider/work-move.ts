import type { CallAnswer } from '@/lib/contract';
import type { WorkMove } from '@/lib/contract/provider-enumerations';

export type WorkDetail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];
/**
 * Those that ask once whether they are meant (`asksOnce` of ORDER_MOVES), but for a closed door, which door-wait.tsx
 * asks about.
 */
export type AskedMove = Exclude<WorkMove, 'accept' | 'reportNoAccess' | 'agreeHour' | 'keepHour'>;

/** What the customer owes in cash at the door, to any member of a team. */
export function toCashDue({ pay, handed }: Pick<WorkDetail, 'pay' | 'handed'>): number {
  return pay?.cashDueRial ?? handed?.cashDueRial ?? 0;
}

/**
 * Whether the end of a move's time has passed; null and undefined (of a page that was kept before there were ends) for
 * a move without one.
 */
export function isClosed(closesAtMs: number | null | undefined, nowMs: number): boolean {
  return typeof closesAtMs === 'number' && closesAtMs <= nowMs;
}

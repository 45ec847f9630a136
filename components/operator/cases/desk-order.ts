import type { CallAnswer } from '@/lib/contract';

export type DeskOrder = CallAnswer<'operator/getorder'>['order'];
export type DeskEvent = DeskOrder['lstEvent'][number];
/** Who could come instead, and under what terms. */
export type Replacement = CallAnswer<'operator/planreassign'>['plan'];

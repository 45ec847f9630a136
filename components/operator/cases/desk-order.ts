import type { CallAnswer } from '@/lib/contract';

export type DeskOrder = CallAnswer<'operator/getorder'>['order'];
export type DeskEvent = DeskOrder['lstEvent'][number];
/** The possible successors and their terms. */
export type Replacement = CallAnswer<'operator/planreassign'>['plan'];

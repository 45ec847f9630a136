import type { CallAnswer } from '@/lib/contract';
import type { OrderSide } from '@/lib/contract/enumerations';

export type DisputeCase = CallAnswer<'dispute/getdispute'>['dispute'];

/** A side that reads its own case. */
export type OwnSide = OrderSide;

export interface OnDispute {
  readonly dispute: DisputeCase;
  readonly onChange: () => void;
}

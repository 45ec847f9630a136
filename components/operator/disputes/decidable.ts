import type { CallAnswer } from '@/lib/contract';

/** A dispute as an operator decides on it. */
export type Decidable = CallAnswer<'operator/getdispute'>['dispute'];

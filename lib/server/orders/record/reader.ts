import type { OrderSide } from '@/lib/contract/enumerations';

/** The reader: the moves are those that this side can make; a stranger with the signed link makes none. */
export type Reader = OrderSide | 'link';

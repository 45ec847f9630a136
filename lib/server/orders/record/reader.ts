import type { OrderActor } from '@/lib/domain/order/order-move-shape';

/** The reader: the moves are those that this side can make; a stranger with the signed link makes none. */
export type Reader = Extract<OrderActor, 'customer' | 'provider'> | 'link';

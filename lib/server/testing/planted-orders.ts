import type { OrderState, ServiceKind } from '@/lib/contract/enumerations';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { getMove, isMoveOfKind, MOVES } from '@/lib/domain/order/order-lifecycle';

import type { ServiceContext } from '../context';
import type { tasks } from '../schema';
import type { OrderStory } from '../seed/stories/orders';
import { copyOrders } from './copied-orders';

/** Rows that a batch is to do, the longest due first. Answers their ids, by which the batch knows them. */
export type Planter = (field: Field, count: number) => Promise<readonly number[]>;

/** The context of planted rows. */
export interface Field {
  readonly context: ServiceContext;
  readonly story: OrderStory;
  /** A paid order, from which others are copied. */
  readonly taskId: number;
  readonly now: Date;
}

export const dueAt = ({ now }: Field, index: number) => new Date(now.getTime() - DAY_MS + index * 1000);
export const counting = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The fields of an order in this state that a copied one lacks. */
export const toState = ({ now }: Field, state: OrderState) =>
  state === 'BIDDING' ? { state, providerId: null, bidsEndAt: new Date(now.getTime() + DAY_MS) } : { state };

/** The detail of an order while an answer is awaited. */
const AWAITED = {
  askedHour: { askedHour: { startsAtMs: 0, endsAtMs: 0 } },
  offeredHours: { offeredHours: { hours: [], answerDueAtMs: 0 } },
};

/** Orders in a state at which something is due. */
export const ordersAt =
  (
    state: OrderState,
    due: keyof typeof tasks.$inferInsert,
    { kind = 'cleaning', detail }: Pick<typeof tasks.$inferInsert, 'detail'> & { readonly kind?: ServiceKind } = {},
  ): Planter =>
  (field, count) =>
    copyOrders(
      field,
      counting(count).map((index) => ({
        ...toState(field, state),
        kind,
        detail,
        [due]: dueAt(field, index),
      })),
    );

const SERVICE_KINDS_TRIED: readonly ServiceKind[] = ['cleaning', 'task', 'carwash', 'gas', 'laundry'];

/** An order for every move that time makes, for which it is time. */
export const MOVE_PLANTERS: Readonly<Record<string, Planter>> = Object.fromEntries(
  MOVES.flatMap((move) => {
    const { from, due, dueWhile } = getMove(move);
    const [state] = from;
    const kind = SERVICE_KINDS_TRIED.find((tried) => isMoveOfKind(move, tried));
    return due && state ? [[move, ordersAt(state, due, { kind, detail: dueWhile && AWAITED[dueWhile] })]] : [];
  }),
);

import type { Words } from '../../shell/answer-text';
import type { OrderedKind } from '../../shell/ordered-kind';
import { toFetchedScreen } from '../../shell/question-screen';
import type { Order } from '../../state/order-context';

function toBasketText({ draft }: Order, { t }: Words): string {
  return t('basket.count', { count: (draft.clothes ?? []).reduce((sum, { count }) => sum + count, 0) });
}

/** Steps 31 and 33. */
export const laundry = {
  screens: {
    basket: toFetchedScreen(() => import('./basket').then((module) => module.BasketQuestion)),
  },
  /** How the basket reads; its pieces stand in the lines of the price. */
  answers: {
    basket: { label: 'answers.basket', toText: toBasketText },
  },
} satisfies OrderedKind;

import type { AnswerWords, Words } from '../../shell/answer-text';
import type { Order } from '../../state/order-context';

function toBasketText({ draft }: Order, { t }: Words): string {
  return t('basket.count', { count: (draft.clothes ?? []).reduce((sum, { count }) => sum + count, 0) });
}

/** How the basket reads; its pieces stand in the lines of the price. */
export const laundryAnswers = {
  basket: { label: 'answers.basket', toText: toBasketText },
} satisfies Record<string, AnswerWords>;

import { formatDigits } from '@/lib/i18n/formats';

import type { AnswerWords, Words } from '../../shell/answer-text';
import type { Order } from '../../state/order-context';

function toUpholsteryText({ draft }: Order, { t, locale }: Words): string {
  const pieces = (draft.upholstery ?? []).map(({ piece, count }) =>
    t('upholstery.summary', { piece: t(`upholstery.pieces.${piece}.name`), count: formatDigits(count, locale) }),
  );
  const grade = draft.grade === null ? [] : [t(`upholstery.grades.${draft.grade}.name`)];
  return [...pieces, ...grade].join(t('listSeparator'));
}

/** How pieces and grade of what is washed where it stands read. */
export const upholsteryAnswers = {
  upholstery: { label: 'answers.upholstery', toText: toUpholsteryText },
} satisfies Record<string, AnswerWords>;

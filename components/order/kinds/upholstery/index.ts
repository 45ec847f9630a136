import { formatDigits } from '@/lib/i18n/formats';

import type { Words } from '../../shell/answer-text';
import type { OrderedKind } from '../../shell/ordered-kind';
import { toFetchedScreen } from '../../shell/question-screen';
import type { Order } from '../../state/order-context';

function toUpholsteryText({ draft }: Order, { t, locale }: Words): string {
  const pieces = (draft.upholstery ?? []).map(({ piece, count }) =>
    t('upholstery.summary', { piece: t(`upholstery.pieces.${piece}.name`), count: formatDigits(count, locale) }),
  );
  const grade = draft.grade === null ? [] : [t(`upholstery.grades.${draft.grade}.name`)];
  return [...pieces, ...grade].join(t('listSeparator'));
}

/** Steps 2 and 15. */
export const upholstery = {
  screens: {
    upholstery: toFetchedScreen(() => import('./upholstery').then((module) => module.UpholsteryQuestion)),
  },
  /** How pieces and grade of what is washed where it stands read. */
  answers: {
    upholstery: { label: 'answers.upholstery', toText: toUpholsteryText },
  },
} satisfies OrderedKind;

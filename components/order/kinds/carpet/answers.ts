import { isCountedByMetre } from '@/lib/funnel/kinds/carpet/carpet-unit';
import { formatDigits, formatNumber } from '@/lib/i18n/formats';

import type { AnswerWords, Words } from '../../shell/answer-text';
import type { Order } from '../../state/order-context';
import { toGradeText } from '../textiles/answers';

function toCarpetText(order: Order, { t, locale }: Words): string {
  const { draft, service } = order;
  const isByMetre = isCountedByMetre(service.types.find(({ id }) => id === draft.srvcattypeid)?.seopath);
  const sizes = (draft.carpets ?? []).map(({ units, count }) =>
    t(isByMetre ? 'carpets.summaryMetre' : 'carpets.summary', {
      count: formatDigits(count, locale),
      units: formatNumber(units, locale),
    }),
  );
  return [...sizes, toGradeText(order)].join(t('listSeparator'));
}

/** How sizes and grade of carpets read. */
export const carpetAnswers = {
  carpets: { label: 'answers.carpets', toText: toCarpetText },
} satisfies Record<string, AnswerWords>;

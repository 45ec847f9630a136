import { isCountedByMetre } from '@/lib/funnel/kinds/carpet/carpet-unit';
import { formatDigits, formatNumber } from '@/lib/i18n/formats';

import type { Words } from '../../shell/answer-text';
import type { OrderedKind } from '../../shell/ordered-kind';
import { toFetchedScreen } from '../../shell/question-screen';
import type { Order } from '../../state/order-context';
import { toGradeText } from '../textiles';

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

/** Steps 2 and 15. */
export const carpet = {
  screens: {
    carpets: toFetchedScreen(() => import('./carpets').then((module) => module.CarpetsQuestion)),
  },
  /** How sizes and grade of carpets read. */
  answers: {
    carpets: { label: 'answers.carpets', toText: toCarpetText },
  },
} satisfies OrderedKind;

import { formatDigits } from '@/lib/i18n/formats';

import type { AnswerWords, Words } from '../../shell/answer-text';
import type { Order } from '../../state/order-context';
import { toVisitHours } from '../../state/use-visit';

function toHoursText(order: Order, { t, locale }: Words): string {
  const hours = toVisitHours(order);
  return hours === null ? '' : t('hours', { count: hours, hours: formatDigits(hours, locale) });
}

function toPetsText({ draft }: Order, { t }: Words): string {
  if (!draft.petTypes?.length) return t('pets.none');
  return draft.petTypes.map((pet) => t(`pets.${pet}`)).join(t('listSeparator'));
}

/** How the answers of a cleaning read. */
export const cleaningAnswers = {
  'cleaning-details': { label: 'answers.cleaning-details', toText: toHoursText },
  pets: { label: 'answers.pets', toText: toPetsText },
} satisfies Record<string, AnswerWords>;

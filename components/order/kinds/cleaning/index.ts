import { formatDigits } from '@/lib/i18n/formats';

import type { Words } from '../../shell/answer-text';
import type { OrderedKind } from '../../shell/ordered-kind';
import { toFetchedScreen } from '../../shell/question-screen';
import type { Order } from '../../state/order-context';
import { toVisitHours } from '../../state/use-visit';
import { CleaningDetailsQuestion } from './cleaning-details';

function toHoursText(order: Order, { t, locale }: Words): string {
  const hours = toVisitHours(order);
  return hours === null ? '' : t('hours', { count: hours, hours: formatDigits(hours, locale) });
}

/** The sheet's text: the animals and the extras. */
function toPetsText({ draft }: Order, { t }: Words): string {
  const pets = (draft.petTypes ?? []).map((pet) => t(`pets.${pet}`));
  const extras = (draft.extras ?? []).map((extra) => t(`extras.${extra}`));
  return [...(pets.length > 0 ? pets : [t('pets.none')]), ...extras].join(t('listSeparator'));
}

/** Steps 22 and 23, with their edits. */
export const cleaning = {
  screens: {
    'cleaning-details': { Screen: CleaningDetailsQuestion, isBeginning: true },
    pets: toFetchedScreen(() => import('./pets').then((module) => module.PetsQuestion)),
  },
  /** How the answers of a cleaning read. */
  answers: {
    'cleaning-details': { label: 'answers.cleaning-details', toText: toHoursText },
    pets: { label: 'answers.pets', toText: toPetsText },
  },
} satisfies OrderedKind;

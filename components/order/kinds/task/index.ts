import { formatDigits } from '@/lib/i18n/formats';

import { toDescriptionLines, type Words } from '../../shell/answer-text';
import type { OrderedKind } from '../../shell/ordered-kind';
import { toFetchedScreen } from '../../shell/question-screen';
import type { Order } from '../../state/order-context';

function toDetailsText({ draft }: Order, { t, locale }: Words): string {
  const { description, descriptionImageUrl, moreImageUrls, descriptionAudioUrl, urgency } = draft;
  const photoCount = (descriptionImageUrl === null ? 0 : 1) + (moreImageUrls?.length ?? 0);
  const others = [
    photoCount === 0 ? '' : t('taskDetails.photos', { count: photoCount, number: formatDigits(photoCount, locale) }),
    descriptionAudioUrl === null ? '' : t('description.hasAudio'),
    urgency === null ? '' : t(`taskDetails.urgencies.${urgency}`),
  ];
  return toDescriptionLines(description, others, t('listSeparator'));
}

/** Step 5 as bidders need it. */
export const task = {
  screens: {
    'task-details': toFetchedScreen(() => import('./task-details').then((module) => module.TaskDetailsQuestion)),
  },
  /** How the answers of a task read. */
  answers: {
    'task-details': { label: 'answers.task-details', toText: toDetailsText },
  },
} satisfies OrderedKind;

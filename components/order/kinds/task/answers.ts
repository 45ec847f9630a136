import { formatDigits } from '@/lib/i18n/formats';

import { toDescriptionLines, type AnswerWords, type Words } from '../../shell/answer-text';
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

/** How the answers of a task read. */
export const taskAnswers = {
  'task-details': { label: 'answers.task-details', toText: toDetailsText },
} satisfies Record<string, AnswerWords>;

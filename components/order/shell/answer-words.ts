import type { QuestionKind } from '@/lib/funnel/kinds';
import { formatVisitTime, joinNames } from '@/lib/i18n/formats';

import { toDescriptionLines, toPlaceText, type AnswerWords, type Words } from './answer-text';
import { kindAnswers } from '../kinds/kinds';
import { listOrderedTypes } from '../state/ordered-types';
import type { Order } from '../state/order-context';
import { findVisit } from '../state/use-visit';

/** A question of that step is no answer that could be read or edited. */
const NO_ANSWER = null;
/** A question of services that cannot be ordered yet. */
const NOT_OPEN = null;

function toVisitText(order: Order, { locale }: Words): string {
  const visit = findVisit(order);
  return visit ? formatVisitTime(visit.gDate, visit.startHour, visit.endHour, locale) : '';
}

function toDescriptionText({ draft }: Order, { t }: Words): string {
  const others = [
    draft.descriptionImageId === null ? '' : t('description.hasPhoto'),
    draft.descriptionAudioId === null ? '' : t('description.hasAudio'),
  ];
  return toDescriptionLines(draft.description, others, t('listSeparator')) || t('description.nothing');
}

/** Words for the answer to each question that some kind of service asks. */
const ANSWER_WORDS = {
  'service-type': {
    label: 'answers.service-type',
    toText: (order, { locale }) => {
      const names = listOrderedTypes(order).map(({ name }) => name);
      return joinNames(names, locale);
    },
  },
  address: {
    label: 'answers.address',
    toText: ({ draft }) => toPlaceText([draft.locationName, draft.addressText]),
  },
  'date-time': { label: 'answers.date-time', toText: toVisitText },
  description: { label: 'answers.description', toText: toDescriptionText },
  provider: { label: 'answers.provider', toText: ({ draft }) => draft.providerName ?? '' },
  'pre-invoice': NO_ANSWER,
  'bank-payment': NO_ANSWER,
  done: NO_ANSWER,
  bids: NO_ANSWER,
  ...kindAnswers,
  'child-type': NOT_OPEN,
  bid: { label: 'answers.bid', toText: ({ draft }) => draft.providerName ?? '' },
} satisfies Record<QuestionKind, AnswerWords | null>;

/** Null for what has no answer in words. */
export function findAnswerWords(question: QuestionKind): AnswerWords | null {
  return ANSWER_WORDS[question];
}

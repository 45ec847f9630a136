'use client';

import { useTranslations } from 'next-intl';

import { findEditStepOf, listSteps } from '@/lib/funnel/engine';
import type { QuestionKind } from '@/lib/funnel/flow';
import { isAnswered } from '@/lib/funnel/questions';
import { formatDigits, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder, type Order } from './order-context';
import { findVisit, toVisitHours } from './use-visit';

export interface AnswerRow {
  readonly question: QuestionKind;
  readonly label: string;
  readonly text: string;
  readonly editStep: number | null;
}

const NOT_ANSWERS: readonly QuestionKind[] = ['pre-invoice', 'bank-payment', 'done', 'bids'];

function useAnswerText(): (question: QuestionKind, order: Order) => string {
  const t = useTranslations('order');
  const locale = useLocale();
  const digits = (value: number) => formatDigits(value, locale);
  const toDetails = (order: Order) => {
    const hours = toVisitHours(order);
    return hours === null ? '' : t('hours', { count: digits(hours) });
  };
  const toVisitText = (order: Order) => {
    const visit = findVisit(order);
    return visit ? formatVisitTime(visit.gDate, visit.startHour, visit.endHour, locale) : '';
  };
  const toPets = ({ draft }: Order) =>
    draft.petTypes?.length ? draft.petTypes.map((pet) => t(`pets.${pet}`)).join(t('listSeparator')) : t('pets.none');
  const toDescription = ({ draft }: Order) => {
    const parts = [
      draft.description ?? '',
      draft.descriptionImageId === null ? '' : t('description.hasPhoto'),
      draft.descriptionAudioId === null ? '' : t('description.hasAudio'),
    ];
    return parts.filter(Boolean).join(t('listSeparator')) || t('description.nothing');
  };
  return (question, order) => {
    const { draft, service } = order;
    if (question === 'service-type') return service.types.find((type) => type.id === draft.srvcattypeid)?.name ?? '';
    if (question === 'cleaning-details') return toDetails(order);
    if (question === 'pets') return toPets(order);
    if (question === 'address') return [draft.locationName, draft.addressText].filter(Boolean).join(t('listSeparator'));
    if (question === 'date-time') return toVisitText(order);
    if (question === 'description') return toDescription(order);
    return draft.providerName ?? '';
  };
}

/** What was answered so far, in words, with the edit step of each. */
export function useAnswerRows(): AnswerRow[] {
  const t = useTranslations('order');
  const order = useOrder();
  const toText = useAnswerText();
  return listSteps(order.walk)
    .filter(({ question }) => !NOT_ANSWERS.includes(question) && isAnswered(question, order.draft))
    .map(({ question }) => ({
      question,
      label: t(`answers.${question}`),
      text: toText(question, order),
      editStep: findEditStepOf(question, order.walk),
    }));
}

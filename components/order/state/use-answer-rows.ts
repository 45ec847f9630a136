import { useTranslations } from 'next-intl';

import { findEditStepOf, isQuestionAnswered, listSteps } from '@/lib/funnel/engine';
import type { QuestionKind } from '@/lib/funnel/kinds';
import { useLocale } from '@/lib/i18n/location';

import { findAnswerWords } from '../shell/answer-words';
import { useOrder } from './order-context';

export interface AnswerRow {
  readonly question: QuestionKind;
  readonly label: string;
  readonly text: string;
  readonly editStep: number | null;
}

/** The answers so far, in words, each with its edit step. */
export function useAnswerRows(): AnswerRow[] {
  const t = useTranslations('order');
  const locale = useLocale();
  const order = useOrder();
  return listSteps(order.walk).flatMap(({ question }) => {
    const words = findAnswerWords(question);
    if (!words || !isQuestionAnswered(question, order.walk)) return [];
    const text = words.toText(order, { t, locale });
    return [{ question, label: t(words.label), text, editStep: findEditStepOf(question, order.walk) }];
  });
}

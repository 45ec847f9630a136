import { getTranslations } from 'next-intl/server';

import type { CallAnswer } from '@/lib/contract';
import { findPlaceContent } from '@/lib/domain/place/place-content';
import { formatNumber, formatTomans, joinNames } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

const NAMED_DISTRICTS = 5;

type Page = CallAnswer<'pdp/fetch'>;

/**
 * Questions about a service in a city, answered from its local facts; none where nobody comes. All answers still hold
 * tomorrow.
 */
export async function listPlaceQuestions(locale: Locale, page: Page, service: string): Promise<Page['lstQuestion']> {
  const content = findPlaceContent(page);
  if (!page.cityFacts || content === 'plain') return [];
  const t = await getTranslations({ locale, namespace: 'places' });
  const { name: city, providerCount, lstLocation } = page.cityFacts;
  const about = { name: service, city };
  const named = joinNames(
    lstLocation.slice(0, NAMED_DISTRICTS).map(({ name }) => name),
    locale,
  );
  const questions: Page['lstQuestion'] = [];
  if (page.fromPriceRial !== null)
    questions.push({
      question: t('service.questions.cost.question', about),
      answer: t('service.questions.cost.answer', {
        city,
        price: t('facts.from', { price: formatTomans(page.fromPriceRial, locale) }),
      }),
    });
  questions.push({
    question: t('service.questions.who.question', about),
    answer: t('service.questions.who.answer', { count: providerCount, shown: formatNumber(providerCount, locale) }),
  });
  if (lstLocation.length > 0)
    questions.push({
      question: t('service.questions.where.question', { city }),
      answer:
        lstLocation.length <= NAMED_DISTRICTS
          ? t('service.questions.where.few', { names: named })
          : t('service.questions.where.many', {
              names: named,
              count: lstLocation.length,
              shown: formatNumber(lstLocation.length, locale),
            }),
    });
  if (content === 'bookable')
    questions.push({
      question: t('service.questions.when.question'),
      answer: t('service.questions.when.answer'),
    });
  return questions;
}

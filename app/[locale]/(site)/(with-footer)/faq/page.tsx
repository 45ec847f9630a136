import { getTranslations, setRequestLocale } from 'next-intl/server';

import { FaqScreen } from '@/components/information/faq-screen';
import { readQuestions } from '@/components/information/read-questions';
import { toLocale } from '@/lib/i18n/locales';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { toQuestionPage } from '@/lib/seo/structured-data';

interface FaqProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: FaqProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'faq' });
  return toMetadata({ locale, path: '/faq/', title: t('metaTitle'), description: t('metaDescription') });
}

/** Answers questions about the marketplace as a whole (row R-18). Questions about one service stand on its own page. */
export default async function Faq({ params }: FaqProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const groups = await readQuestions(locale);
  return (
    <>
      <JsonLd data={toQuestionPage(groups.flatMap(({ questions }) => questions))} />
      <FaqScreen locale={locale} groups={groups} />
    </>
  );
}

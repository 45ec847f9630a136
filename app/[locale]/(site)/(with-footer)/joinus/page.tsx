import { getTranslations, setRequestLocale } from 'next-intl/server';

import { JoinusScreen } from '@/components/joinus/joinus-screen';
import { readJoinus } from '@/components/joinus/read-joinus';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { toLocale } from '@/lib/i18n/locales';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { toAbsoluteUrl } from '@/lib/seo/site-url';
import { toBreadcrumbList, toQuestionPage } from '@/lib/seo/structured-data';

export const revalidate = 300;

const PATH = '/joinus/';

interface JoinusProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: JoinusProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'joinus' });
  return toMetadata({ locale, path: PATH, title: t('metaTitle'), description: t('metaDescription') });
}

/** For those who want to work, not to order (rows R-16, S-19). */
export default async function Joinus({ params }: JoinusProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'joinus' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const lists = await readJoinus(locale);
  const crumbs = [
    { name: common('home'), path: '/' },
    { name: t('title'), path: PATH },
  ];
  return (
    <>
      <JsonLd
        data={[
          toQuestionPage(lists.questions.list),
          toBreadcrumbList(crumbs.map(({ name, path }) => ({ name, url: toAbsoluteUrl(locale, path) }))),
        ]}
      />
      <JoinusScreen locale={locale} bundle={await getCategoryBundle(locale)} crumbs={crumbs} lists={lists} />
    </>
  );
}

import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ServicesScreen } from '@/components/services/services-screen';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { toLocale } from '@/lib/i18n/locales';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { toAbsoluteUrl } from '@/lib/seo/site-url';
import { toBreadcrumbList, toItemList } from '@/lib/seo/structured-data';

export const revalidate = 300;

interface ServicesProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: ServicesProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'services' });
  return toMetadata({ locale, path: '/services/', title: t('list.metaTitle'), description: t('list.metaDescription') });
}

export default async function Services({ params }: ServicesProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const layout = await getTranslations({ locale, namespace: 'layout' });
  const bundle = await getCategoryBundle(locale);
  const items = bundle.lstCategoriesWithSubCategories
    .filter((category) => category.isHidden === 'No')
    .map((category) => ({ name: category.serviceName, url: toAbsoluteUrl(locale, `/services/${category.seopath}/`) }));
  return (
    <>
      <JsonLd
        data={[
          toItemList(items),
          toBreadcrumbList([
            { name: layout('links.home'), url: toAbsoluteUrl(locale, '/') },
            { name: layout('links.services'), url: toAbsoluteUrl(locale, '/services/') },
          ]),
        ]}
      />
      <ServicesScreen locale={locale} bundle={bundle} />
    </>
  );
}

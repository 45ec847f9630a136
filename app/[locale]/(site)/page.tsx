import { getTranslations, setRequestLocale } from 'next-intl/server';

import { InviteOpener } from '@/components/auth/invite-opener';
import { HomeScreen } from '@/components/home/home-screen';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { toLocale } from '@/lib/i18n/locales';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { toAbsoluteUrl } from '@/lib/seo/site-url';
import { toOrganization, toWebSite } from '@/lib/seo/structured-data';

export const revalidate = 300;

interface HomeProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: HomeProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'layout' });
  return toMetadata({ locale, path: '/', title: t('site.title'), description: t('site.description') });
}

export default async function Home({ params }: HomeProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'layout' });
  const site = { url: toAbsoluteUrl(locale, '/'), name: t('site.name') };
  return (
    <>
      <JsonLd data={[toOrganization(site), toWebSite(site)]} />
      <HomeScreen locale={locale} bundle={await getCategoryBundle(locale)} />
      <InviteOpener />
    </>
  );
}

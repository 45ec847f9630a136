import { getTranslations, setRequestLocale } from 'next-intl/server';

import { AppLinkSection } from '@/components/app-link/app-link-section';
import { InviteOpener } from '@/components/auth/invite-opener';
import { CityServices } from '@/components/city/city-services';
import { HomeCity } from '@/components/city/home-city';
import { readHomePeople } from '@/components/home/home-people';
import { HomeScreen } from '@/components/home/home-screen';
import { ReturningIsland } from '@/components/order-following/returning-island';
import { listBestWorkersOf, listShownServices } from '@/lib/client/best-workers';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { readContactDetails } from '@/lib/client/contact-details';
import { POPULAR_TILE_COUNT } from '@/lib/domain/constants/screen';
import { RECEIVE_APP_PATH } from '@/lib/domain/site/app-paths';
import { toLocale } from '@/lib/i18n/locales';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { getSiteUrl, toAbsoluteUrl } from '@/lib/seo/site-url';
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
  const site = {
    url: toAbsoluteUrl(locale, '/'),
    name: t('site.name'),
    description: t('site.description'),
    siteUrl: getSiteUrl(),
  };
  const bundle = await getCategoryBundle(locale);
  const best = await listBestWorkersOf(listShownServices(bundle).slice(0, POPULAR_TILE_COUNT), locale);
  return (
    <>
      <JsonLd
        data={[
          toOrganization({ ...site, contact: readContactDetails(locale) }),
          toWebSite({ ...site, language: locale, searchUrl: toAbsoluteUrl(locale, '/services/') }),
        ]}
      />
      <HomeScreen
        locale={locale}
        bundle={bundle}
        city={{
          select: <HomeCity locale={locale} bundle={bundle} />,
          services: <CityServices locale={locale} bundle={bundle} />,
        }}
        best={best}
        people={await readHomePeople(best, locale)}
        nowMs={Date.now()}
        returning={<ReturningIsland />}
        appLink={<AppLinkSection locale={locale} pageUrl={toAbsoluteUrl(locale, RECEIVE_APP_PATH)} />}
      />
      <InviteOpener />
    </>
  );
}

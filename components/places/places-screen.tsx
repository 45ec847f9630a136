import { MapPin } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Breadcrumb, type BreadcrumbItem } from '@/components/layout/breadcrumb';
import { lateBoot } from '@/components/layout/late-boot';
import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { PageSection } from '@/components/ui/page-section';
import { Plate } from '@/components/ui/plate';
import type { CallAnswer } from '@/lib/contract';
import { listAvailableIn, listCitiesOf, listServedCities } from '@/lib/domain/place/available-services';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;

interface PlacesScreenProps {
  readonly locale: Locale;
  readonly bundle: Bundle;
  readonly crumbs: readonly BreadcrumbItem[];
}

/** The served cities, and the services that take orders in each (row R-25). */
export async function PlacesScreen({ locale, bundle, crumbs }: PlacesScreenProps) {
  const t = await getTranslations({ locale, namespace: 'places' });
  const cities = listServedCities(bundle);
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-12 px-4 pb-16 pt-4">
      <div className="flex flex-col gap-4">
        <Breadcrumb items={crumbs} />
        <h1 className="text-28 font-bold desktop:text-36">{t('title')}</h1>
        <p className="max-w-prose text-18">{t('summary')}</p>
        <ul className="grid gap-4 pt-2 tablet:grid-cols-2 wide:grid-cols-3">
          {cities.map((city) => (
            <CityCard key={city.cityid} locale={locale} bundle={bundle} city={city} />
          ))}
        </ul>
      </div>
      <ServicesByCity locale={locale} bundle={bundle} />
      <section aria-labelledby="elsewhere" className="flex flex-col items-start gap-3 rounded-card bg-enamel-50 p-6">
        <h2 id="elsewhere" className="text-18 font-bold">
          {t('elsewhere.title')}
        </h2>
        <p>{t('elsewhere.text')}</p>
        <a href={toLocalePath(locale, '/contact/')} className={toButtonClassName({ variant: 'secondary' })}>
          {t('elsewhere.action')}
        </a>
      </section>
    </div>
  );
}

async function CityCard({ locale, bundle, city }: { locale: Locale; bundle: Bundle; city: Bundle['lstCity'][number] }) {
  const t = await getTranslations({ locale, namespace: 'places' });
  const services = listAvailableIn(bundle, city.cityid);
  const online = services.filter(({ isOrderable }) => isOrderable).length;
  return (
    <li className="relative flex items-center gap-4 rounded-card border border-stone-200 bg-card p-4 transition-colors has-[a:hover]:border-enamel-300">
      <Plate className="flex size-14 shrink-0 items-center justify-center">
        <Icon icon={MapPin} size={24} />
      </Plate>
      <div className="min-w-0">
        <h2 className="text-18 font-bold">
          <a
            href={toLocalePath(locale, `/services-at-location/${city.seopath}/`)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {city.name}
          </a>
        </h2>
        <p>{t('serviceCount', { count: services.length, shown: formatNumber(services.length, locale) })}</p>
        <p className="text-14 text-stone-500">
          {t('onlineCount', { count: online, shown: formatNumber(online, locale) })}
        </p>
      </div>
    </li>
  );
}

/** Every service with its cities, linked both ways. */
async function ServicesByCity({ locale, bundle }: { locale: Locale; bundle: Bundle }) {
  const t = await getTranslations({ locale, namespace: 'places' });
  const columns = listServedCities(bundle).map(({ cityid }) => cityid);
  const rows = bundle.lstCategoriesWithSubCategories
    .map((category) => ({ category, cities: listCitiesOf(bundle, category) }))
    .filter(({ cities }) => cities.length > 0);
  return (
    <PageSection id="by-service" title={t('byService.title')}>
      <p className="max-w-prose">{t('byService.text')}</p>
      <dl className="divide-y divide-stone-200 border-y border-stone-200">
        {rows.map(({ category, cities }) => (
          <div key={category.srvcategoryid} className="grid gap-x-6 py-1 desktop:grid-cols-[16rem_1fr]">
            <dt className="font-semibold">
              <a
                href={toLocalePath(locale, `/services/${category.seopath}/`)}
                className="inline-flex min-h-touch items-center hover:underline"
              >
                {category.serviceName}
              </a>
            </dt>
            <dd>
              <ul
                style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
                className="flex flex-wrap gap-x-5 desktop:grid"
              >
                {cities.map((city) => (
                  <li key={city.cityid} style={{ gridColumnStart: columns.indexOf(city.cityid) + 1 }}>
                    <a
                      href={toLocalePath(locale, `/services-at-location/${city.seopath}/${category.seopath}/`)}
                      className="inline-flex min-h-touch min-w-touch items-center text-enamel-700 hover:underline"
                      aria-label={t('service.title', { name: category.serviceName, city: city.name })}
                    >
                      {city.name}
                    </a>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

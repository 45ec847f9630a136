import { getTranslations } from 'next-intl/server';

import { NextFree } from '@/components/shared/workers/next-free';
import { WorkerRating } from '@/components/shared/workers/worker-rating';
import { Badge } from '@/components/ui/badge';
import { ServicePicture } from '@/components/ui/service-picture';
import type { CallAnswer } from '@/lib/contract';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;

interface CityServiceCardProps {
  readonly locale: Locale;
  readonly city: Bundle['lstCity'][number];
  readonly category: Bundle['lstCategoriesWithSubCategories'][number];
  readonly page: CallAnswer<'pdp/fetch'>;
  /** The server's time while it renders. */
  readonly nowMs: number;
}

/** One service in a city's list: what it costs there and when somebody can come, at a glance. */
export async function CityServiceCard({ locale, city, category, page, nowMs }: CityServiceCardProps) {
  const opening = await getTranslations({ locale, namespace: 'opening' });
  return (
    <li className="relative flex items-start gap-4 rounded-card border border-stone-200 bg-card p-4 transition-colors has-[a:hover]:border-enamel-300 narrow:flex-col">
      <ServicePicture
        url={category.iconUrl}
        name={category.seopath}
        size={56}
        className="size-14 shrink-0 rounded-field"
      />
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="text-18 font-bold leading-snug">
          <a
            href={toLocalePath(locale, `/services-at-location/${city.seopath}/${category.seopath}/`)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {category.serviceName}
          </a>
        </h3>
        {!category.isOrderable && (
          <span className="self-start">
            <Badge>{opening('badge')}</Badge>
          </span>
        )}
        <KnownThere locale={locale} category={category} page={page} nowMs={nowMs} />
      </div>
    </li>
  );
}

/** Price, hour and people of the city; what the service is, where none of them is known. */
async function KnownThere({ locale, category, page, nowMs }: Omit<CityServiceCardProps, 'city'>) {
  const t = await getTranslations({ locale, namespace: 'places.facts' });
  const services = await getTranslations({ locale, namespace: 'services' });
  const { cityFacts, fromPriceRial, usualPrice, rating } = page;
  const price = cityFacts ? toPriceText(fromPriceRial, usualPrice) : null;
  function toPriceText(fromRial: number | null, usual: typeof usualPrice): string | null {
    if (fromRial !== null) return t('from', { price: formatTomans(fromRial, locale) });
    return usual && services('usually', { price: formatTomans(usual.leastRial, locale) });
  }
  const nextVisit = cityFacts?.nextVisit ?? null;
  const count = cityFacts?.providerCount ?? 0;
  if (price === null && rating === null && nextVisit === null && count === 0)
    return <p className="text-14 text-stone-500">{category.serviceNameDesc}</p>;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 empty:hidden">
        {price !== null && <p className="font-bold">{price}</p>}
        {rating && <WorkerRating locale={locale} rating={rating.average} count={rating.count} isNarrow />}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4 text-14 text-stone-500 empty:hidden">
        {nextVisit && <NextFree locale={locale} hour={nextVisit} nowMs={nowMs} />}
        {count > 0 && <span>{t('providerCount', { count, shown: formatNumber(count, locale) })}</span>}
      </p>
    </>
  );
}

import { BadgeCheck, CalendarDays, MapPin, Star, Wallet } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { FactList, type Fact } from '@/components/ui/fact-list';
import { ServicePicture } from '@/components/ui/service-picture';
import type { CallAnswer } from '@/lib/contract';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { getKind } from '@/lib/domain/kind/service-kind';
import { formatNumber, formatTomans, joinNames } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

async function listFacts({ locale, page, cities, isOrderable, kind }: ServiceHeroProps): Promise<Fact[]> {
  const t = await getTranslations({ locale, namespace: 'services' });
  const facts: Fact[] = [];
  if (page.fromPriceRial !== null) {
    facts.push({
      key: 'price',
      icon: Wallet,
      title: t('facts.price'),
      text: await toPriceText(locale, page, page.fromPriceRial),
    });
  }
  if (isOrderable) {
    facts.push({
      key: 'time',
      icon: CalendarDays,
      title: t('facts.time'),
      text: t(getKind(kind).hasVisit ? 'facts.timeText' : 'facts.timeSoon'),
    });
  }
  if (page.rating) {
    const rating = formatNumber(page.rating.average, locale, { maximumFractionDigits: 1 });
    facts.push({
      key: 'rating',
      icon: Star,
      title: t('facts.rating'),
      text: t('facts.ratingText', { rating, count: page.rating.count, shown: formatNumber(page.rating.count, locale) }),
    });
  }
  if (cities.length > 0)
    facts.push({ key: 'trust', icon: BadgeCheck, title: t('facts.trust'), text: t('facts.trustText') });
  // Two stand beside each other, and none is left alone.
  return facts.length % 2 === 1 && cities.length > 0 ? [...facts, await getCitiesFact(locale, cities)] : facts;
}

/** What an order costs at least; where a small one is filled up to a minimum, what a piece of it costs besides. */
async function toPriceText(locale: Locale, { lstPrice }: ServiceHeroProps['page'], fromRial: number): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'services' });
  const pieceRial = Math.min(...lstPrice.map(({ amountRial }) => amountRial));
  const price = formatTomans(fromRial, locale);
  return pieceRial < fromRial
    ? t('fromOrder', { price, piece: formatTomans(pieceRial, locale) })
    : t('from', { price });
}

async function getCitiesFact(locale: Locale, cities: ServiceHeroProps['cities']): Promise<Fact> {
  const layout = await getTranslations({ locale, namespace: 'layout' });
  return {
    key: 'cities',
    icon: MapPin,
    title: layout('links.serviceAreas'),
    text: joinNames(
      cities.map(({ name }) => name),
      locale,
    ),
  };
}

interface ServiceHeroProps {
  readonly locale: Locale;
  readonly page: CallAnswer<'pdp/fetch'>;
  readonly seopath: string;
  readonly pictureUrl: string;
  /** Where it takes orders. */
  readonly cities: CallAnswer<'pdp/fetch'>['lstCity'];
  readonly isOrderable: boolean;
  readonly kind: ServiceKind;
  /** The first question of the order, or why there is none. */
  readonly children: ReactNode;
}

/**
 * What it is, from what price, for when, who comes, why to trust; and the first question of the order right there
 * (LOOK).
 */
export async function ServiceHero(props: ServiceHeroProps) {
  const { page, seopath, pictureUrl, children } = props;
  const facts = await listFacts(props);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desktop:grid-cols-[minmax(0,1fr)_26rem] desktop:items-start desktop:gap-10">
      <div className="flex flex-col gap-4 desktop:gap-5">
        {/* The picture stands at the top: in the middle it would move when the heading arrives after it. */}
        <div className="flex items-center gap-4 narrow:flex-col narrow:items-start">
          <ServicePicture
            url={pictureUrl}
            name={seopath}
            size={96}
            isFirst
            className="size-16 self-start rounded-card desktop:size-24"
          />
          <h1 className="min-w-0 hyphens-auto text-28 font-bold narrow:text-22 desktop:text-36">{page.title}</h1>
        </div>
        <p className="max-w-prose desktop:text-18">{page.summary}</p>
        {facts.length > 0 && <FactList facts={facts} />}
      </div>
      {children}
    </div>
  );
}

import { BadgeCheck, Wallet } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import type { BreadcrumbItem } from '@/components/layout/breadcrumb';
import { lateBoot } from '@/components/layout/late-boot';
import { PlaceLinks, type PlaceLink } from '@/components/layout/place-links';
import { Heart } from '@/components/shared/bookmarks/heart';
import { PriceRows } from '@/components/shared/price-rows';
import { FactList } from '@/components/ui/fact-list';
import { PageSection } from '@/components/ui/page-section';
import type { CallAnswer } from '@/lib/contract';
import { formatJalaliDate, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import { PlaceHead } from './place-head';

type Prices = CallAnswer<'pdp/getprices'>;

interface ServicePricesScreenProps {
  readonly locale: Locale;
  /** The service's name. */
  readonly name: string;
  readonly seopath: string;
  readonly prices: Prices;
  readonly crumbs: readonly BreadcrumbItem[];
  /** Other cities with somebody who comes, each with what the service begins at. */
  readonly otherCities: readonly PlaceLink[];
  /** The page of the service itself. */
  readonly more: { readonly path: string; readonly label: string };
  /** The first question of the order. */
  readonly firstQuestion: ReactNode;
  /** The professionals. */
  readonly children: ReactNode;
}

/** A service's prices: usual orders, every piece, surcharges, fees and the professionals (decision 0147). */
export async function ServicePricesScreen({
  locale,
  name,
  seopath,
  prices,
  crumbs,
  otherCities,
  more,
  firstQuestion,
  children,
}: ServicePricesScreenProps) {
  const t = await getTranslations({ locale, namespace: 'service-prices' });
  const facts = await getTranslations({ locale, namespace: 'places.facts' });
  const city = prices.city.name;
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-12 px-4 pb-16 pt-4 desktop:gap-16">
      <PlaceHead
        crumbs={crumbs}
        title={t('title', { name })}
        action={
          <Heart
            bookmark={{ kind: 'service', key: seopath }}
            words={{ add: t('heart.add', { name }), remove: t('heart.remove', { name }) }}
          />
        }
        summary={t('summary', { city })}
        facts={
          <FactList
            facts={[
              {
                key: 'price',
                icon: Wallet,
                title: facts('price', { city }),
                text: facts('from', { price: formatTomans(prices.fromPriceRial, locale) }),
              },
              { key: 'trust', icon: BadgeCheck, title: facts('trust'), text: facts('trustText') },
            ]}
          />
        }
        more={more}
        firstQuestion={firstQuestion}
      />
      <UsualOrders locale={locale} prices={prices} />
      <AllPrices locale={locale} prices={prices} />
      <Dearer locale={locale} prices={prices} />
      <PageSection id="rules" title={t('rules.title')}>
        <ul className="grid max-w-prose list-disc gap-y-3 ps-5 marker:text-enamel-300">
          {(['cancel', 'late', 'change'] as const).map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      </PageSection>
      {children}
      {otherCities.length > 0 && (
        <PageSection id="other-cities" title={t('otherCities', { name })}>
          <PlaceLinks locale={locale} links={otherCities} />
        </PageSection>
      )}
    </div>
  );
}

interface PartProps {
  readonly locale: Locale;
  readonly prices: Prices;
}

/** Each line by line, as an order shows its price. */
async function UsualOrders({ locale, prices: { lstUsual } }: PartProps) {
  if (lstUsual.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'service-prices' });
  return (
    <PageSection id="usual" title={t('usual.title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desktop:grid-cols-3">
        {lstUsual.map(({ name, description, lines, priceRial }) => {
          const title = description === '' ? name : t('usual.order', { name, description });
          return (
            <div key={`${title} ${priceRial}`} className="flex flex-col gap-3">
              <h3 className="text-18 font-bold">{title}</h3>
              <PriceRows
                caption={title}
                heads={{ label: t('usual.line'), price: t('price') }}
                rows={lines.map(({ key, label, amountRial }) => ({
                  key: `${key} ${label}`,
                  label,
                  price: formatTomans(amountRial, locale),
                }))}
                total={{ label: t('usual.total'), price: formatTomans(priceRial, locale) }}
              />
            </div>
          );
        })}
      </div>
    </PageSection>
  );
}

async function AllPrices({ locale, prices: { lstType, minimumOrderRial, validFromDate } }: PartProps) {
  const t = await getTranslations({ locale, namespace: 'service-prices' });
  return (
    <PageSection id="prices" title={t('all.title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desktop:grid-cols-2 desktop:gap-10">
        {lstType.map(({ name, lstPrice }) => (
          <div key={name} className="flex flex-col gap-3">
            <h3 className="text-18 font-bold">{name}</h3>
            <PriceRows
              caption={name}
              heads={{ label: t('all.piece'), price: t('price') }}
              rows={lstPrice.map(({ label, amountRial }) => ({
                key: label,
                label,
                price: formatTomans(amountRial, locale),
              }))}
            />
          </div>
        ))}
      </div>
      {minimumOrderRial > 0 && <p>{t('all.minimum', { price: formatTomans(minimumOrderRial, locale) })}</p>}
      <p className="text-14 text-stone-500">
        {t('all.since', { date: formatJalaliDate(validFromDate, locale, { hasWeekday: false, hasYear: true }) })}
      </p>
    </PageSection>
  );
}

async function Dearer({ locale, prices: { lstDearer } }: PartProps) {
  if (lstDearer.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'service-prices' });
  return (
    <PageSection id="dearer" title={t('dearer.title')}>
      <p className="max-w-prose">{t('dearer.text')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] desktop:grid-cols-2">
        <PriceRows
          caption={t('dearer.title')}
          heads={{ label: t('dearer.answer'), price: t('dearer.price') }}
          rows={lstDearer.map(({ label, moreRial }) => ({
            key: label,
            label,
            price: t('dearer.more', { price: formatTomans(moreRial, locale) }),
          }))}
        />
      </div>
    </PageSection>
  );
}

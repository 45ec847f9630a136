import { ClipboardList, House, MessageCircle, UserRound } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { FoldedFooter } from '@/components/layout/folded-footer';
import { OwnTabs } from '@/components/layout/own-tabs';
import { OrderSkeleton } from '@/components/shared/order-skeleton';
import { ListSkeleton } from '@/components/shared/list-skeleton';
import { PriceRows } from '@/components/shared/price-rows';
import { toButtonClassName } from '@/components/ui/button-look';
import { CountBadge } from '@/components/ui/count-badge';
import { Price } from '@/components/ui/price';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';

import { OrderSums } from './order-sums';
import { Part, type OfLocale } from './part';

const SAMPLE_RIALS = 12_000_000;
const SAMPLE_COUNT = 2;

/** The bottom of an own page, and the places of content that is on its way. */
export async function OwnPages({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'account.tabs' });
  const layout = await getTranslations({ locale, namespace: 'layout' });
  const inbox = await getTranslations({ locale, namespace: 'inbox' });
  const orders = await getTranslations({ locale, namespace: 'order-following' });
  const count = (
    <CountBadge text={formatDigits(SAMPLE_COUNT, locale)} label={inbox('newsUnread', { count: SAMPLE_COUNT })} />
  );
  return (
    <>
      <Part name="OwnTabs">
        {/* The transformation keeps the tabs here: elsewhere they stay at the bottom of a phone's window. */}
        <div className="relative h-16 w-full max-w-prose [transform:translateZ(0)] narrow:h-32">
          <OwnTabs
            locale={locale}
            label={t('label')}
            current="orders"
            tabs={[
              { key: 'home', path: '/', icon: House, name: t('home') },
              { key: 'orders', path: '/my-order-list/', icon: ClipboardList, name: t('orders') },
              {
                key: 'messages',
                path: '/user-profile/messages/',
                icon: MessageCircle,
                name: t('messages'),
                badge: count,
              },
              { key: 'me', path: '/user-profile/', icon: UserRound, name: t('me') },
            ]}
          />
        </div>
      </Part>
      <Part name="StickyActionBar">
        <div className="w-full max-w-prose px-4">
          <StickyActionBar summary={<Price text={formatTomans(SAMPLE_RIALS, locale)} size="large" />}>
            <a href="#part-StickyActionBar" className={toButtonClassName({})}>
              {orders('acts.message')}
            </a>
          </StickyActionBar>
        </div>
      </Part>
      <Part name="FoldedFooter">
        <div className="on-enamel w-full bg-enamel-800 text-enamel-100">
          <FoldedFooter label={layout('footer.open')}>
            <p className="p-4">{orders('next.CONFIRMED')}</p>
          </FoldedFooter>
        </div>
      </Part>
      <Part name="OrderSkeleton">
        <div className="w-full max-w-prose">
          <OrderSkeleton />
        </div>
      </Part>
      <Part name="ListSkeleton">
        <div className="w-full max-w-prose">
          <ListSkeleton />
        </div>
      </Part>
    </>
  );
}

/** Sums under each other, as an order and its page of prices have them. */
export async function Money({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'order-following.sums' });
  const prices = await getTranslations({ locale, namespace: 'service-prices' });
  const label = t('parts.wallet');
  return (
    <>
      <OrderSums label={label} cash={t('parts.cash')} />
      <Part name="PriceRows">
        <PriceRows
          caption={prices('all.title')}
          heads={{ label: prices('all.piece'), price: prices('price') }}
          rows={[{ key: 'wallet', label, price: formatTomans(SAMPLE_RIALS, locale) }]}
          total={{ label: prices('usual.total'), price: formatTomans(SAMPLE_RIALS, locale) }}
        />
      </Part>
    </>
  );
}

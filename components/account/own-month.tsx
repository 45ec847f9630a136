import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { MonthBar } from '@/components/shared/month-bar';
import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { listGiftLines, listOwnMoneyLines } from '@/lib/domain/accounting/own-accounts';
import { formatDigits, formatJalaliDate, formatTomans, listJalaliMonths } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ListSkeleton } from '@/components/shared/list-skeleton';
import { AccountLoadFailure } from './load-failure';

type Month = CallAnswer<'accounting/getownmonth'>;

const PARTS = ['giftRial', 'walletRial', 'bankRial', 'doorRial'] as const;
const SIDES = ['paid', 'back'] as const;

/** A month of payments, a line an order; gift credit stands apart from one's own money, and top-ups from orders. */
export function OwnMonth() {
  const t = useTranslations('accounting.own');
  const locale = useLocale();
  const [asked, setAsked] = useState<Month['of']>();
  const { data, error, mutate } = useCall('accounting/getownmonth', { of: asked }, { keepPreviousData: true });
  if (!data && error) return <AccountLoadFailure error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={3} />;
  const name = listJalaliMonths(locale)[data.of.month - 1] ?? '';
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('heading')}</h2>
      <h3 className="font-semibold">{t('title', { month: name, year: formatDigits(data.of.year, locale) })}</h3>
      <MonthBar of={data.of} kind="turnover" onAsk={setAsked} />
      <Orders orders={data.lstOrder} />
      <dl className="flex flex-col gap-2">
        {SIDES.flatMap((side) =>
          PARTS.filter((part) => data[side][part] > 0).map((part) => (
            <SumRow key={`${side}-${part}`} label={t(`sums.${side}.${part}`)} amount={data[side][part]} />
          )),
        )}
      </dl>
      <section className="flex flex-col gap-2">
        <h4 className="font-semibold">{t('ownTitle')}</h4>
        <dl className="flex flex-col gap-2">
          {listOwnMoneyLines(data).map(([name, rials]) => (
            <SumRow key={name} label={t(`own.${name}`)} amount={rials} {...toEnd(name)} />
          ))}
        </dl>
        <Withdrawals withdrawals={data.lstWithdrawal} />
      </section>
      <section className="flex flex-col gap-2">
        <h4 className="font-semibold">{t('giftTitle')}</h4>
        <dl className="flex flex-col gap-2">
          {listGiftLines(data).map(([name, rials]) => (
            <SumRow key={name} label={t(`gift.${name}`)} amount={rials} {...toEnd(name)} />
          ))}
        </dl>
      </section>
      <p className="text-14 text-stone-500">{t('note')}</p>
    </Card>
  );
}

/** The balance at the end is the sum of the lines above it. */
function toEnd(name: string): { readonly look?: 'total' } {
  return name === 'closeRial' ? { look: 'total' } : {};
}

/** The sums that were sent to the bank account, and how far each has come. */
function Withdrawals({ withdrawals }: { withdrawals: Month['lstWithdrawal'] }) {
  const t = useTranslations('pay.payouts.states');
  const locale = useLocale();
  if (withdrawals.length === 0) return null;
  return (
    <ul className="divide-y divide-stone-200 border-t border-stone-200">
      {withdrawals.map(({ payoutid, atMs, amountRial, stateEnum }) => (
        <li key={payoutid} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span>
            {formatJalaliDate(atMs, locale)} <span className="text-14 text-stone-500">{t(stateEnum)}</span>
          </span>
          <span className="font-semibold">{formatTomans(amountRial, locale)}</span>
        </li>
      ))}
    </ul>
  );
}

function Orders({ orders }: { orders: Month['lstOrder'] }) {
  const t = useTranslations('accounting.own');
  const locale = useLocale();
  if (orders.length === 0) return <p className="text-stone-500">{t('none')}</p>;
  return (
    <ul className="divide-y divide-stone-200">
      {orders.map(({ taskid, reqcode, atMs, placeEnum, toCardRial, ...sides }) => (
        <li key={taskid} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span>
            <bdi>{formatDigits(reqcode, locale)}</bdi>{' '}
            <span className="text-14 text-stone-500">{formatJalaliDate(atMs, locale)}</span>
            <span className="block text-14 text-stone-500">
              {placeEnum === 'to-card'
                ? t('toCard', { amount: formatTomans(toCardRial, locale) })
                : t(`places.${placeEnum}`)}
            </span>
          </span>
          <dl className="min-w-full grow tablet:min-w-64 tablet:grow-0">
            {SIDES.flatMap((side) =>
              PARTS.filter((part) => sides[side][part] > 0).map((part) => (
                <div key={`${side}-${part}`} className="flex justify-between gap-x-4">
                  <dt className="text-14 text-stone-500">
                    {t(side)} · {t(`parts.${part}`)}
                  </dt>
                  <dd className="whitespace-nowrap font-semibold">{formatTomans(sides[side][part], locale)}</dd>
                </div>
              )),
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}

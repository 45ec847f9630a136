import { useTranslations } from 'next-intl';

import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { DeskOrder } from './desk-order';

const WAYS = ['giftRial', 'walletRial', 'bankRial', 'cashRial'] as const;

/** Paid, held, owed and refunded by the ledger; then the ways of payment and the shares. */
export function CaseMoney({ money }: { money: DeskOrder['money'] }) {
  const t = useTranslations('desk.case.money');
  const locale = useLocale();
  const figures = { paid: money.paidRial, held: money.heldRial, owed: money.owedRial, back: money.backRial } as const;
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="sr-only">{t('title')}</h3>
      <dl className="grid grid-cols-2 gap-4 tablet:grid-cols-4">
        {(['paid', 'held', 'owed', 'back'] as const).map((key) => (
          <div key={key}>
            <dt className="text-14 text-stone-500">{t(key)}</dt>
            <dd className="text-18 font-bold">{formatTomans(figures[key], locale)}</dd>
          </div>
        ))}
      </dl>
      <dl className="flex flex-col gap-2 border-t border-stone-200 pt-3 text-14">
        <SumRow label={t('price')} amount={money.priceRial} />
        {WAYS.map((way) => money[way] > 0 && <SumRow key={way} label={t(way)} amount={money[way]} />)}
        {money.cashReference !== null && (
          <SumRow label={t('cashReference')} amount={formatDigits(money.cashReference, locale)} />
        )}
        <SumRow label={t('net')} amount={money.netRial} />
        <SumRow label={t('commission')} amount={money.commissionRial} />
      </dl>
    </Card>
  );
}

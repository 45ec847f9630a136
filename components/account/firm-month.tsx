import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { MonthBar } from '@/components/shared/month-bar';
import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';
import { LabelWithName } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatJalaliDate, formatTomans, listJalaliMonths } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Month = CallAnswer<'accounting/getfirmmonth'>;

const SUMS = ['netRial', 'vatRial', 'totalRial'] as const;

/** The invoices that a firm got in a month, with their corrections; nothing for an account without a firm. */
export function FirmMonth() {
  const t = useTranslations('accounting.firm');
  const locale = useLocale();
  const [asked, setAsked] = useState<Month['of']>();
  const { data } = useCall('accounting/getfirmmonth', { of: asked }, { keepPreviousData: true });
  if (!data?.firm) return null;
  const { of, firm, lstInvoice, sums } = data;
  const month = listJalaliMonths(locale)[of.month - 1] ?? '';
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('heading')}</h2>
      <h3 className="font-semibold">
        <LabelWithName
          label={t('title', { name: '{name}', month, year: formatDigits(of.year, locale) })}
          name={firm.name}
        />
      </h3>
      <MonthBar of={of} kind="invoices" onAsk={setAsked} />
      {lstInvoice.length === 0 ? <p className="text-stone-500">{t('none')}</p> : <Invoices invoices={lstInvoice} />}
      <dl className="flex flex-col gap-2">
        {SUMS.map((sum) => (
          <SumRow key={sum} label={t(`sums.${sum}`)} amount={sums[sum]} />
        ))}
      </dl>
      <p className="text-14 text-stone-500">{t('note')}</p>
    </Card>
  );
}

function Invoices({ invoices }: { invoices: Month['lstInvoice'] }) {
  const t = useTranslations('accounting.firm');
  const locale = useLocale();
  return (
    <ul className="divide-y divide-stone-200">
      {invoices.map(({ invoiceid, action, reqcode, issuedAtMs, change }) => (
        <li key={invoiceid} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span>
            {t(`actions.${action}`)} <bdi>{formatDigits(invoiceid, locale)}</bdi>{' '}
            <span className="text-14 text-stone-500">
              <bdi>{formatDigits(reqcode, locale)}</bdi> · {formatJalaliDate(issuedAtMs, locale)}
            </span>
          </span>
          <span className="font-semibold">{formatTomans(change.totalRial, locale)}</span>
        </li>
      ))}
    </ul>
  );
}

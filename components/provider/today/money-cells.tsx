import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface Cell {
  readonly label: string;
  readonly text: string;
  readonly hint?: string;
}

/** The number of sums that are always open: today, the week, unconfirmed pay, and the bank. */
const AT_A_GLANCE = 4;

/** The money of the day and the week, what waits for the customers' word, and the bank; the rest behind a line. */
export function MoneyCells({ dashboard }: { dashboard: CallAnswer<'expert/getdashboard'> }) {
  const t = useTranslations('provider.money');
  const cells = useCells(dashboard);
  return (
    <Card>
      <h2 className="sr-only">{t('title')}</h2>
      <CellList cells={cells.slice(0, AT_A_GLANCE)} />
      <Disclosure title={t('more')} className="-mb-3 mt-2">
        <CellList cells={cells.slice(AT_A_GLANCE)} />
      </Disclosure>
    </Card>
  );
}

function CellList({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <dl className="grid grid-cols-2 gap-4 narrow:grid-cols-1 desktop:grid-cols-4">
      {cells.map(({ label, text, hint }) => (
        <div key={label}>
          <dt className="text-14 text-stone-500">{label}</dt>
          <dd className="font-bold">{text}</dd>
          {hint && <dd className="text-14 text-stone-500">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}

function useCells(dashboard: CallAnswer<'expert/getdashboard'>): readonly Cell[] {
  const t = useTranslations('provider.money');
  const locale = useLocale();
  const { lstEarning, unconfirmedRial, unconfirmedUntilMs, underWayRial, workerRate, reviewCount } = dashboard;
  const tomans = (rials: number) => formatTomans(rials, locale);
  const cells: Cell[] = [
    { label: t('today'), text: tomans(lstEarning.at(-1)?.netRial ?? 0) },
    {
      label: t('days', { days: lstEarning.length }),
      text: tomans(lstEarning.reduce((sum, { netRial }) => sum + netRial, 0)),
    },
  ];
  if (unconfirmedRial > 0)
    cells.push({
      label: t('unconfirmed'),
      text: tomans(unconfirmedRial),
      ...(unconfirmedUntilMs !== null && {
        hint: t('unconfirmedUntil', { time: formatInstant(unconfirmedUntilMs, locale) }),
      }),
    });
  if (underWayRial > 0) cells.push({ label: t('underWay'), text: tomans(underWayRial) });
  cells.push(
    { label: t('payable'), text: tomans(dashboard.payableRial) },
    { label: t('credit'), text: tomans(dashboard.biddingCreditRial) },
    { label: t('done'), text: formatNumber(dashboard.doneTaskCount, locale) },
    {
      label: t('rating'),
      text:
        workerRate === null
          ? t('ratingNone')
          : t('ratingText', {
              rating: formatNumber(workerRate, locale, { maximumFractionDigits: 1 }),
              count: reviewCount,
              shown: formatNumber(reviewCount, locale),
            }),
    },
  );
  return cells;
}

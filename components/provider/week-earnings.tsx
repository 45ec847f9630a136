import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import type { CallAnswer } from '@/lib/contract';
import { formatJalaliDate, formatNumber, formatShortWeekday, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Earning = CallAnswer<'expert/getdashboard'>['lstEarning'][number];

/** A day with any pay is seen. */
const LEAST_PERCENT = 4;
const WHOLE_PERCENT = 100;

/** The earnings of the last days: bars, and a table for screen readers. */
export function WeekEarnings({ earnings }: { earnings: readonly Earning[] }) {
  const t = useTranslations('provider.standing');
  const locale = useLocale();
  const sum = earnings.reduce((total, { netRial }) => total + netRial, 0);
  const count = earnings.reduce((total, { jobCount }) => total + jobCount, 0);
  const most = Math.max(...earnings.map(({ netRial }) => netRial));
  const toHeight = (netRial: number) =>
    netRial === 0 ? 0 : Math.max(LEAST_PERCENT, Math.round((netRial / most) * WHOLE_PERCENT));
  const toDay = (gDate: string) => formatJalaliDate(gDate, locale, { hasGregorian: false });
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('week', { days: earnings.length })}</h2>
      <p>{sum === 0 ? t('weekNone') : t('weekSum', { amount: formatTomans(sum, locale), count })}</p>
      {sum > 0 && (
        <div aria-hidden className="flex gap-2 text-12 text-stone-500">
          {earnings.map(({ gDate, netRial }) => (
            <div key={gDate} className="flex min-w-0 flex-1 flex-col gap-1 text-center">
              <div className="flex h-32 items-end border-b border-stone-200">
                <div className="w-full rounded-t-field bg-enamel-600" style={{ height: `${toHeight(netRial)}%` }} />
              </div>
              {formatShortWeekday(gDate, locale)}
            </div>
          ))}
        </div>
      )}
      <details>
        <summary className="min-h-touch cursor-pointer py-2 font-medium text-enamel-700">{t('table')}</summary>
        <table className="w-full text-14">
          <thead>
            <tr>
              <th className="py-1 text-start">{t('day')}</th>
              <th className="py-1 text-start">{t('jobs')}</th>
              <th className="py-1 text-end">{t('net')}</th>
            </tr>
          </thead>
          <tbody>
            {earnings.map(({ gDate, netRial, jobCount }) => (
              <tr key={gDate} className="border-t border-stone-200">
                <th scope="row" className="py-1 text-start font-normal">
                  {toDay(gDate)}
                </th>
                <td className="py-1">{formatNumber(jobCount, locale)}</td>
                <td className="py-1 text-end">{formatTomans(netRial, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

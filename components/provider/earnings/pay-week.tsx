import { ArrowLeft, ArrowRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { addDays, DAYS_A_WEEK, toSaturday } from '@/lib/domain/site/jalali-date';
import { formatJalaliDate, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Pay } from './pay';
import { WeekBars } from './week-bars';

type Week = CallAnswer<'accounting/getpayweek'>;
type Part = 'doneRial' | 'bookedRial';

const WHOLE_PERCENT = 100;
/** Nobody has booked work farther ahead. */
const MOST_WEEKS_AHEAD = 4;

const sumOf = ({ lstDay }: Week, part: Part) => lstDay.reduce((sum, day) => sum + day[part], 0);

/** The week as bars: what is done, what is booked, and beside them where the rest of the money is. */
export function PayWeek({ pay }: { pay: Pay }) {
  const t = useTranslations('pay.week');
  const failed = useTranslations('pay');
  const [asked, setAsked] = useState<string>();
  const { data, error, mutate } = useCall('accounting/getpayweek', { gDate: asked }, { keepPreviousData: true });
  if (error && !data) return <LoadFailure title={failed('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  const saturday = data.lstDay[0]?.gDate ?? data.today;
  const present = toSaturday(data.today);
  const hasWork = data.lstDay.some(({ jobCount }) => jobCount > 0);
  return (
    // On a phone the next payout is in the first look, too.
    <Card className="flex flex-col gap-3 tablet:gap-5">
      <WeekSums week={data} isPresent={saturday === present} />
      <WeekBars days={data.lstDay} today={data.today} />
      <div className="flex items-center justify-between gap-3">
        <p className="text-14 text-stone-500">{hasWork && t('legend')}</p>
        <div className="flex shrink-0">
          <IconButton label={t('earlier')} onClick={() => setAsked(addDays(saturday, -DAYS_A_WEEK))}>
            <Icon icon={ArrowRight} className="ltr:-scale-x-100" />
          </IconButton>
          <IconButton
            label={t('later')}
            disabled={saturday >= addDays(present, MOST_WEEKS_AHEAD * DAYS_A_WEEK)}
            onClick={() => setAsked(addDays(saturday, DAYS_A_WEEK))}
          >
            <Icon icon={ArrowLeft} className="ltr:-scale-x-100" />
          </IconButton>
        </div>
      </div>
      <MoneyCells week={data} pay={pay} />
    </Card>
  );
}

function WeekSums({ week, isPresent }: { week: Week; isPresent: boolean }) {
  const t = useTranslations('pay.week');
  const locale = useLocale();
  const [first, last] = [week.lstDay[0], week.lstDay.at(-1)].map((day) =>
    formatJalaliDate(day?.gDate ?? week.today, locale, { hasWeekday: false }),
  );
  const [done, booked] = [sumOf(week, 'doneRial'), sumOf(week, 'bookedRial')];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2" aria-live="polite">
      <div className="min-w-0">
        <h2 className="text-14 font-medium text-stone-500">
          {isPresent ? t('title') : t('titleOf', { from: first ?? '', to: last ?? '' })}
        </h2>
        <p className="text-28 font-bold leading-tight [overflow-wrap:anywhere] tablet:text-36 small-phone:text-22">
          {formatTomans(done, locale)}
        </p>
        <BesideUsual week={week} done={done} />
      </div>
      {booked > 0 && (
        <div>
          <p className="text-14 text-stone-500">{t('withBooked')}</p>
          <p className="font-bold leading-tight tablet:text-18">{formatTomans(done + booked, locale)}</p>
        </div>
      )}
    </div>
  );
}

/** How far the week is above or below the four before it, up to the same day. */
function BesideUsual({ week: { usualRial }, done }: { week: Week; done: number }) {
  const t = useTranslations('pay.week');
  const locale = useLocale();
  if (usualRial === null || usualRial === 0) return null;
  const percent = Math.round(((done - usualRial) * WHOLE_PERCENT) / usualRial);
  if (percent === 0) return null;
  const words = { percent: formatNumber(Math.abs(percent), locale) };
  return percent > 0 ? (
    <p className="text-14 font-semibold text-turquoise-600">{t('above', words)}</p>
  ) : (
    <p className="text-14 text-stone-500">{t('below', words)}</p>
  );
}

const ON_ITS_WAY: readonly Pay['lstPayout'][number]['state'][] = ['requested', 'in-run', 'at-bank', 'unknown'];

/** Today, what waits for the customers' word, and what was asked for. */
function MoneyCells({ week, pay }: { week: Week; pay: Pay }) {
  const t = useTranslations('pay.week');
  const locale = useLocale();
  const today = week.lstDay.find(({ gDate }) => gDate === week.today);
  const asked = pay.lstPayout.filter(({ state }) => ON_ITS_WAY.includes(state));
  const cells = [
    ...(today ? [['today', today.doneRial] as const] : []),
    ['awaiting', pay.unconfirmedRial] as const,
    ['asked', asked.reduce((sum, { amountRial }) => sum + amountRial, 0)] as const,
  ];
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-2 border-t border-stone-200 pt-3 tablet:gap-x-6 tablet:pt-4">
      {cells.map(([key, rials]) => (
        <div key={key} className={classNames('grow', rials === 0 && 'text-stone-500')}>
          <dt className="text-14 text-stone-500">{t(key)}</dt>
          <dd className="font-bold">{formatTomans(rials, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

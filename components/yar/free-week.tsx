import { getTranslations } from 'next-intl/server';

import { WeekCell } from '@/components/shared/workers/week-cell';
import { Card } from '@/components/ui/card';
import { formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { toOrderPath } from './order-path';
import { listServices, type Worker } from './worker';

interface FreeWeekProps {
  readonly locale: Locale;
  readonly worker: Worker;
  /** The server's time while it renders. */
  readonly nowMs: number;
}

/** When a visit can begin, day by day; each day leads into the order with this person chosen. */
export async function FreeWeek({ locale, worker, nowMs }: FreeWeekProps) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const { lstFreeDay, workerCode } = worker;
  const [bookable] = listServices(worker).filter(({ isBookable }) => isBookable);
  if (!bookable || lstFreeDay.every(({ hours }) => hours.length === 0)) return null;
  const path = toLocalePath(locale, toOrderPath(workerCode, bookable.seopath));
  return (
    <Card>
      <h2 className="pb-3 text-18 font-bold">{t('free')}</h2>
      <ul className="grid grid-cols-4 gap-1.5 desktop:grid-cols-7">
        {lstFreeDay.map(({ gDate, hours: [first] }) => (
          <WeekCell
            key={gDate}
            locale={locale}
            gDate={gDate}
            hour={first === undefined ? null : formatDigits(`${first}:00`, locale)}
            nowMs={nowMs}
            path={path}
          />
        ))}
      </ul>
    </Card>
  );
}

import { ChevronLeft, Lightbulb } from 'lucide';
import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { useUserAccount } from '@/lib/client/user-account';
import type { CallAnswer } from '@/lib/contract';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatClock, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { HousePlate } from './house-plate';
import { useOfflineCall } from './offline/use-offline-call';
import { findNextJob, listFitting, toSpan } from './today/day';
import { useFitText } from './today/use-fit-text';
import { toWorkHref, type Work } from './work-card';

const DASHBOARD = {};

type Dashboard = CallAnswer<'expert/getdashboard'>;

/** After a job that was finished today: what the day has brought so far, the next job, and what fits in between. */
export function AfterJob({ taskId }: { taskId: number }) {
  const { data } = useOfflineCall('expert/getdashboard', DASHBOARD);
  const userId = useUserAccount()?.userId ?? null;
  if (!data?.lstDone.some(({ taskid }) => taskid === taskId)) return null;
  const next = findNextJob({ today: data.lstToday, later: [], userId });
  return (
    <Card className="flex flex-col gap-4">
      <DaySoFar day={data} />
      {next && <NextOfDay next={next} day={data} />}
    </Card>
  );
}

const sumOf = (works: readonly Work[]) => works.reduce((sum, { netRial }) => sum + netRial, 0);

function DaySoFar({ day: { lstDone, lstToday } }: { day: Dashboard }) {
  const t = useTranslations('provider.afterJob');
  const locale = useLocale();
  const doneRial = sumOf(lstDone);
  const wholeRial = doneRial + sumOf(lstToday);
  const left = lstToday.length;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-16">
        <span>{t('today')}</span>
        <span className="text-22 font-bold tabular-nums">{formatTomans(doneRial, locale)}</span>
      </h3>
      <span aria-hidden className="block h-3 overflow-hidden rounded-full bg-stone-200">
        <span
          className="block h-full rounded-full bg-turquoise-600"
          style={{ width: `${wholeRial > 0 ? (doneRial / wholeRial) * 100 : 100}%` }}
        />
      </span>
      <p className="text-14 text-stone-500">
        {left > 0
          ? t('left', { amount: formatTomans(wholeRial, locale), count: left, shown: formatNumber(left, locale) })
          : t('all')}
      </p>
    </section>
  );
}

/** The next job of the day, with its door, and new work that can be done before it. */
function NextOfDay({ next, day: { lstNew, serverNowMs } }: { next: Work; day: Dashboard }) {
  const t = useTranslations('provider.todayScreen');
  const locale = useLocale();
  const toFitText = useFitText();
  const { fromMs } = toSpan(next);
  const [fitting] = listFitting({ fromMs: serverNowMs, untilMs: fromMs }, lstNew);
  return (
    <section className="flex flex-col gap-3 border-t border-stone-200 pt-4">
      <h3 className="text-14 text-stone-500">{t('next')}</h3>
      <div className="relative flex items-center gap-3 narrow:flex-wrap">
        <span className="text-22 font-bold tabular-nums">{formatClock(fromMs, locale)}</span>
        <span className="min-w-0 grow">
          <Link href={toWorkHref(next)} className="font-semibold after:absolute after:inset-0">
            {toWorkName(next)}
          </Link>
          <span className="block text-14 text-stone-500">{next.deliveryPlace}</span>
        </span>
        <HousePlate street={next.deliveryStreet} look="line" />
      </div>
      {fitting && (
        <Link
          href={toWorkHref(fitting)}
          className="flex min-h-touch items-center gap-3 rounded-field border border-dashed border-turquoise-600 bg-turquoise-50 px-4 py-2 font-semibold text-ink"
        >
          <Icon icon={Lightbulb} className="text-turquoise-600" />
          <span className="grow">{toFitText(fitting)}</span>
          <Icon icon={ChevronLeft} className="ltr:-scale-x-100" />
        </Link>
      )}
    </section>
  );
}

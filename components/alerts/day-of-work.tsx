import { useTranslations } from 'next-intl';

import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { toNextVisit } from '@/lib/domain/kind/textiles';
import { formatHourRange } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Work = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

type Visitable = Parameters<typeof toNextVisit>[0];

const DASHBOARD = {};
const SEPARATOR = ' · ';

/** Two visits of one day that take a part of the same hours. */
function meets(one: Visitable, other: Visitable): boolean {
  const [first, second] = [toNextVisit(one), toNextVisit(other)];
  return first.startHour < second.endHour && second.startHour < first.endHour;
}

/** The other work of the day of an offer: whether it fits is answered without leaving the alert. */
export function DayOfWork({ work: offered }: { readonly work: Work }) {
  const t = useTranslations('alerts.facts');
  const locale = useLocale();
  const { taskid, gDate, arrivesUntilMs } = offered;
  // Petrol is brought at once.
  const { data } = useCall('expert/getdashboard', arrivesUntilMs === null ? DASHBOARD : null);
  if (!data) return null;
  const accepted = [...(data.lstToday ?? []), ...(data.lstNext ?? [])];
  const visits = accepted.filter((work) => work.taskid !== taskid && toNextVisit(work).gDate === gDate);
  const works = visits.map((work) => {
    const { startHour, endHour } = toNextVisit(work);
    return `${formatHourRange(startHour, endHour, locale)} ${work.deliveryPlace}`;
  });
  return (
    <p className="text-center text-14 text-stone-500">
      {works.length === 0 ? t('dayFree') : t('dayBusy', { works: works.join(SEPARATOR) })}
      {works.length > 0 && visits.every((work) => !meets(work, offered)) && (
        <span className="block font-semibold text-turquoise-600">{t('dayFits')}</span>
      )}
    </p>
  );
}

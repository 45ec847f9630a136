import { useTranslations } from 'next-intl';

import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { toNextVisit } from '@/lib/domain/kind/textiles';
import { formatHourRange } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Work = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

const DASHBOARD = {};
const SEPARATOR = ' · ';

/** The other work of the day of an offer: whether it fits is answered without leaving the alert. */
export function DayOfWork({ work: { taskid, gDate, arrivesUntilMs } }: { readonly work: Work }) {
  const t = useTranslations('alerts.facts');
  const locale = useLocale();
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
    </p>
  );
}

import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';
import { formatVisitTime, joinNames } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toWorkHref } from '../work-card';
import type { BookedVisit } from './schedule';

/** The bookings outside the hours, by name; they stay booked. */
export function BookedOutside({ visits }: { visits: readonly BookedVisit[] }) {
  const t = useTranslations('schedule.conflicts');
  const locale = useLocale();
  if (visits.length === 0) return null;
  return (
    <Notice tone="warning">
      <h2 className="font-semibold">{t('title', { count: visits.length })}</h2>
      <p>{t('text')}</p>
      <ul>
        {visits.map((visit) => (
          <li key={visit.taskid}>
            <Link
              href={toWorkHref(visit)}
              className="inline-flex min-h-touch items-center font-medium text-enamel-700 underline"
            >
              {joinNames(
                [visit.workName, formatVisitTime(visit.gDate, visit.startHour, visit.endHour, locale)],
                locale,
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

import { useTranslations } from 'next-intl';

import type { CallAnswer } from '@/lib/contract';
import { formatInstant, formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

type ReliabilityEvent = CallAnswer<'provider/getsanctions'>['lstReliability'][number];

/** The day of the week would take each date to a second line on a phone. */
const SHORT = { hasWeekday: false };

/** Keeps the sign before its number inside Persian text. */
const LEFT_TO_RIGHT = '\u200e';

interface ReliabilityEventsProps {
  readonly events: readonly ReliabilityEvent[];
  /** False where the works open for somebody else alone. */
  readonly leadsToWorks?: boolean;
}

/** What moved a reliability, each with its job and its points. */
export function ReliabilityEvents({ events, leadsToWorks = true }: ReliabilityEventsProps) {
  const t = useTranslations('provider.standing');
  const locale = useLocale();
  return (
    <ul className="flex flex-col divide-y divide-stone-200">
      {events.map(({ taskid, serviceName, gDate, reason, points, atMs }) => (
        <li key={`${taskid}-${reason}`} className="relative flex items-baseline justify-between gap-3 py-2 text-14">
          <span>
            {leadsToWorks ? (
              <Link
                href={`/pelakman/orderlist/doneworks/${taskid}/`}
                className="font-medium text-enamel-700 underline after:absolute after:inset-0"
              >
                {t(`reasons.${reason}`)}
              </Link>
            ) : (
              <span className="font-medium">{t(`reasons.${reason}`)}</span>
            )}
            <span className="block">
              {t('work', { service: serviceName, day: formatJalaliDate(gDate, locale, SHORT) })}
            </span>
            <span className="block text-stone-500">{t('moved', { time: formatInstant(atMs, locale, SHORT) })}</span>
          </span>
          <span className="font-semibold">
            {`${LEFT_TO_RIGHT}${points > 0 ? '+' : '−'}${formatNumber(Math.abs(points), locale)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

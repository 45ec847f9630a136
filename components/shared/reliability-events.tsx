import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant, formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

type ReliabilityEvent = CallAnswer<'provider/getsanctions'>['lstReliability'][number];

/** The day of the week would take each date to a second line on a phone. */
const SHORT = { hasWeekday: false };

interface ReliabilityEventsProps {
  readonly events: readonly ReliabilityEvent[];
  /** False where the works open for somebody else alone. */
  readonly leadsToWorks?: boolean;
  /** Content below an event, such as the form to send papers for it. */
  readonly children?: (event: ReliabilityEvent) => ReactNode;
}

/** The events that changed a provider's points, each with its job and its points. */
export function ReliabilityEvents({ events, leadsToWorks = true, children }: ReliabilityEventsProps) {
  return (
    <ul className="flex flex-col divide-y divide-stone-200">
      {events.map((event) => (
        <li key={`${event.taskid}-${event.reason}`} className="relative flex flex-col gap-2 py-2 text-14">
          <EventLine event={event} leadsToWork={leadsToWorks} />
          <EventExcuse event={event} />
          {children?.(event)}
        </li>
      ))}
    </ul>
  );
}

function EventLine({ event, leadsToWork }: { event: ReliabilityEvent; leadsToWork: boolean }) {
  const t = useTranslations('provider.standing');
  const locale = useLocale();
  const { taskid, serviceName, gDate, reason, points, atMs, liftedAtMs } = event;
  return (
    <div className="flex items-baseline justify-between gap-3">
      <span>
        {leadsToWork ? (
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
        {liftedAtMs !== null && !saysExcuse(event) && (
          <span className="block font-medium text-turquoise-600">
            {t('lifted', { time: formatInstant(liftedAtMs, locale, SHORT) })}
          </span>
        )}
      </span>
      {/* The sign stays before its number in every language. */}
      <bdi
        dir="ltr"
        className={classNames('shrink-0 font-semibold', liftedAtMs !== null && 'text-stone-500 line-through')}
      >
        {`${points > 0 ? '+' : '−'}${formatNumber(Math.abs(points), locale)}`}
      </bdi>
    </div>
  );
}

/** Papers that are looked at or accepted say themselves that the points are not taken. */
const saysExcuse = ({ excuse }: ReliabilityEvent) => excuse !== null && excuse.decision !== 'refused';

const EXCUSE_TONES = { waiting: 'info', accepted: 'success', refused: 'warning' } as const;

/** The event's papers and support's reason. */
function EventExcuse({ event: { excuse } }: { event: ReliabilityEvent }) {
  const t = useTranslations('provider.excuse.states');
  if (!excuse) return null;
  const state = excuse.decision ?? 'waiting';
  return (
    <Notice tone={EXCUSE_TONES[state]}>
      <p>{t(state)}</p>
      {excuse.decisionReason !== null && (
        <p>
          <WrittenText text={excuse.decisionReason} className="inline-block max-w-full" />
        </p>
      )}
    </Notice>
  );
}

import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { LabelWithName, WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { formatInstant, formatJalaliDate } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { EndButton } from '../end-button';
import { usePauseSubject, type DeskPause } from './pause-subject';

/** One pause with its reason and span; one that lasts can be ended. */
export function PauseRow({ pause, onChange }: { pause: DeskPause; onChange: () => void }) {
  const t = useTranslations('pauses');
  const toSubject = usePauseSubject();
  const { pauseid, kind, endedAtMs, provider, reason } = pause;
  const isLive = endedAtMs === null;
  const end = (why: string) =>
    callFromBrowser(kind === 'provider' ? 'operator/endproviderpause' : 'operator/endpause', { pauseid, reason: why });
  const subject = toSubject(pause);
  return (
    <li>
      <Card className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3">
          {provider ? (
            <Link href={`/operator/people/${provider.userid}/`} className="font-semibold underline">
              <WrittenText text={subject} />
            </Link>
          ) : (
            <span className="font-semibold">{subject}</span>
          )}
          <Badge tone={isLive ? 'warning' : 'neutral'}>{t(isLive ? 'live' : 'over')}</Badge>
        </p>
        <p>
          <WrittenText text={reason} />
        </p>
        <Span pause={pause} />
        {isLive && (
          <EndButton
            keptAs={`pause-${kind}-${pauseid}-end`}
            label={t('end')}
            title={t('endOf', { subject: provider ? toIsolatedName(subject) : subject })}
            text={t(kind === 'provider' ? 'endProviderText' : 'endText')}
            end={end}
            onEnded={onChange}
          />
        )}
      </Card>
    </li>
  );
}

function Span({ pause: { beganAtMs, endsAtMs, endedAtMs, madeBy } }: { pause: DeskPause }) {
  const t = useTranslations('pauses');
  const locale = useLocale();
  const end =
    endedAtMs !== null
      ? t('ended', { time: formatInstant(endedAtMs, locale) })
      : endsAtMs === null
        ? t('open')
        : // An end is the midnight after the last day.
          t('until', { day: formatJalaliDate(endsAtMs - 1, locale, { hasWeekday: false, hasYear: true }) });
  return (
    <p className="text-14 text-stone-500">
      {t('began', { time: formatInstant(beganAtMs, locale) })} · {end} ·{' '}
      <LabelWithName label={t('madeBy', { name: '{name}' })} name={madeBy} />
    </p>
  );
}

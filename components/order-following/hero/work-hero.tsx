import { useTranslations } from 'next-intl';

import { useServerNowMs } from '@/components/shared/use-remaining';
import { Avatar } from '@/components/ui/avatar';
import { Ring } from '@/components/ui/ring';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { formatClock, formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { toStateWords } from '@/components/shared/state-words';
import { useNextText } from '../use-next-text';
import type { HeroProps } from './hero-props';

const MINUTES_AN_HOUR = HOUR_MS / MINUTE_MS;

/** How long the work has been going on, of the hours that were ordered. */
export function WorkHero({ task }: HeroProps) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  const next = useNextText(task);
  const { serverNowMs, timeline, hourCount } = task;
  const nowMs = useServerNowMs(serverNowMs) ?? serverNowMs;
  const startedAtMs = timeline.find(({ state }) => state === 'IN_PROGRESS')?.atMs ?? nowMs;
  const passedMs = Math.max(0, nowMs - startedAtMs);
  const wholeMs = hourCount * HOUR_MS;
  const endsAtMs = startedAtMs + wholeMs;
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <Ring share={wholeMs > 0 ? passedMs / wholeMs : 0} tone="working" className="size-48">
        <span className="flex flex-col items-center leading-tight">
          <span className="text-14 text-stone-500">{t('hero.elapsed')}</span>
          <span className="own-direction text-36 font-bold tabular-nums">
            {formatDigits(toHoursAndMinutes(passedMs), locale)}
          </span>
          {wholeMs > 0 && <span className="text-14 text-stone-500">{t('hero.of', { count: hourCount })}</span>}
        </span>
        {task.providerName && (
          <Avatar
            name={task.providerName}
            imageUrl={task.providerImage}
            className="absolute -bottom-3 ring-4 ring-stone-50"
          />
        )}
      </Ring>
      <p className="pt-5 text-22 font-bold">{t(toStateWords(task))}</p>
      <p>{next}</p>
      <p className="text-14 text-stone-500">
        {endsAtMs > nowMs
          ? t('hero.startedUntil', { time: formatClock(startedAtMs, locale), until: formatClock(endsAtMs, locale) })
          : t('hero.started', { time: formatClock(startedAtMs, locale) })}
      </p>
    </div>
  );
}

/** As a clock that began at zero: «1:42». */
function toHoursAndMinutes(passedMs: number): string {
  const minutes = Math.floor(passedMs / MINUTE_MS);
  return `${Math.floor(minutes / MINUTES_AN_HOUR)}:${String(minutes % MINUTES_AN_HOUR).padStart(2, '0')}`;
}

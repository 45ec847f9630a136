import { getTranslations } from 'next-intl/server';

import { classNames } from '@/components/ui/class-names';
import { formatDigits, formatRelativeDay } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { ListedWorker } from './listed-worker';

interface NextFreeProps {
  readonly locale: Locale;
  readonly hour: NonNullable<ListedWorker['nextFree']>;
  /** The server's time while it renders. */
  readonly nowMs: number;
  readonly isOnEnamel?: boolean;
}

/** When a visit can begin; the green point stands for an hour that is really free, and for nothing else. */
export async function NextFree({ locale, hour: { gDate, startHour }, nowMs, isOnEnamel = false }: NextFreeProps) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const day = formatRelativeDay(gDate, nowMs, locale);
  const hour = formatDigits(`${startHour}:00`, locale);
  return (
    <span className={classNames('inline-flex items-baseline gap-2 font-semibold', !isOnEnamel && 'text-turquoise-600')}>
      <span aria-hidden className="size-2 shrink-0 self-center rounded-full bg-turquoise-600" />
      <span className="sr-only">{t('nextFreeOf')}</span>
      <span data-hour>{t('nextFree', { day, hour })}</span>
    </span>
  );
}

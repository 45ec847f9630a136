import { WifiOff } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface AwayStripProps {
  /** When the order below was read, by this device's clock; null with a network. */
  readonly awayAtMs: number | null;
  /** It was read before this page was opened. */
  readonly isStandIn: boolean;
  readonly children: ReactNode;
}

/**
 * Without network: of when the order below is. Where the page was opened without one, its acts are off, and this
 * says why. Where the network goes while somebody writes, words and focus stay, and each act says what it lacks.
 */
export function AwayStrip({ awayAtMs, isStandIn, children }: AwayStripProps) {
  const t = useTranslations('order-following.away');
  const locale = useLocale();
  const isAway = awayAtMs !== null;
  return (
    <fieldset role="none" disabled={isStandIn} className="flex min-w-0 flex-col gap-3">
      <div role="status" className="empty:-mb-3">
        {isAway && (
          <p className="flex min-h-touch items-center gap-3 rounded-field bg-stone-200 px-4 py-2 text-14 font-semibold leading-snug">
            <Icon icon={WifiOff} />
            {t('strip', { time: formatInstant(awayAtMs, locale) })}
          </p>
        )}
      </div>
      {children}
    </fieldset>
  );
}

import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';
import { RELIABILITY } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** The warning before points run out, and a sharper one once the next withdrawal can be too much. */
export function NearLimit({ reliability }: { reliability: number }) {
  const t = useTranslations('provider.standing');
  const locale = useLocale();
  if (reliability > RELIABILITY.warnedFrom) return null;
  // Below the limit it is a sanction, and said as one.
  const isUrgent = reliability <= RELIABILITY.urgentFrom && reliability >= RELIABILITY.offersLeast;
  return (
    <Notice tone={isUrgent ? 'error' : 'warning'}>
      {t(isUrgent ? 'urgent' : 'near', {
        least: formatNumber(RELIABILITY.offersLeast, locale),
        days: RELIABILITY.heldMs / DAY_MS,
      })}
    </Notice>
  );
}

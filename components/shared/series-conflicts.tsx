import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Notice } from '@/components/ui/notice';
import { IsolatedNames } from '@/components/ui/isolated-names';
import type { CallAnswer } from '@/lib/contract';
import { SERIES_WEEKS } from '@/lib/domain/constants/orders';
import { toStartHour } from '@/lib/domain/order/delivery-time';
import { formatDigits, formatJalaliDate, formatNumber, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Conflict = CallAnswer<'series/getplan'>['lstConflict'][number];

const MOST_SHOWN = 5;

interface ConflictListProps {
  readonly conflicts: readonly Conflict[];
  /** The professional's name. */
  readonly name: string;
  readonly hourCount: number;
}

/** The visits of a series that cannot be as planned, or that ask for a look. Its words are `order.series`. */
export function ConflictList({ conflicts, name, hourCount }: ConflictListProps) {
  const t = useTranslations('order.series');
  const locale = useLocale();
  if (conflicts.length === 0) return null;
  const rest = conflicts.length - MOST_SHOWN;
  const toNearest = ({ gDate, deliverytimeid }: NonNullable<Conflict['nearest']>) => {
    const startHour = toStartHour(deliverytimeid);
    return t('nearest', { visit: formatVisitTime(gDate, startHour, startHour + hourCount, locale) });
  };
  return (
    <Notice tone="info">
      <p className="font-semibold">
        {t('conflicts', {
          count: conflicts.length,
          shown: formatNumber(conflicts.length, locale),
          weeks: formatDigits(SERIES_WEEKS, locale),
        })}
      </p>
      <ul className="flex list-disc flex-col gap-1 ps-5 pt-2 text-14">
        {conflicts.slice(0, MOST_SHOWN).map((conflict) => (
          <li key={conflict.gDate}>
            {formatJalaliDate(conflict.gDate, locale)}:{' '}
            <IsolatedNames text={t(`reasons.${conflict.reason}`, { name: toIsolatedName(name) })} />
            {conflict.nearest && <span className="block text-stone-500">{toNearest(conflict.nearest)}</span>}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="pt-1 text-14">{t('more', { shown: formatNumber(rest, locale) })}</p>}
    </Notice>
  );
}

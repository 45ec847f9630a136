import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Disclosure } from '@/components/ui/disclosure';
import { Notice } from '@/components/ui/notice';
import { IsolatedNames } from '@/components/ui/isolated-names';
import type { CallAnswer } from '@/lib/contract';
import { SERIES_WEEKS } from '@/lib/domain/constants/orders';
import { toStartHour } from '@/lib/domain/order/delivery-time';
import { formatDigits, formatJalaliDate, formatNumber, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Conflict = CallAnswer<'series/getplan'>['lstConflict'][number];

/** The others open by a press. */
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
  return (
    <Notice tone="info">
      <p className="font-semibold">
        {t('conflicts', {
          count: conflicts.length,
          shown: formatNumber(conflicts.length, locale),
          weeks: formatDigits(SERIES_WEEKS, locale),
        })}
      </p>
      <Conflicts conflicts={conflicts.slice(0, MOST_SHOWN)} name={name} hourCount={hourCount} />
      {rest > 0 && (
        <Disclosure title={<span className="text-14">{t('more', { shown: formatNumber(rest, locale) })}</span>}>
          <Conflicts conflicts={conflicts.slice(MOST_SHOWN)} name={name} hourCount={hourCount} />
        </Disclosure>
      )}
    </Notice>
  );
}

function Conflicts({ conflicts, name, hourCount }: ConflictListProps) {
  const t = useTranslations('order.series');
  const locale = useLocale();
  const toNearest = ({ gDate, deliverytimeid }: NonNullable<Conflict['nearest']>) => {
    const startHour = toStartHour(deliverytimeid);
    return t('nearest', { visit: formatVisitTime(gDate, startHour, startHour + hourCount, locale) });
  };
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 pt-2 text-14">
      {conflicts.map((conflict) => (
        <li key={conflict.gDate}>
          {formatJalaliDate(conflict.gDate, locale)}:{' '}
          <IsolatedNames text={t(`reasons.${conflict.reason}`, { name: toIsolatedName(name) })} />
          {conflict.nearest && <span className="block text-stone-500">{toNearest(conflict.nearest)}</span>}
        </li>
      ))}
    </ul>
  );
}

import { AlarmClock, Eye } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { WrittenText } from '@/components/ui/written-text';
import { QUEUES } from '@/lib/domain/desk/queues';
import { formatDigits, formatInstant, formatTomans, joinNames } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { CaseClock } from './case-clock';
import type { CaseAct, ListedCase } from './listed-case';

interface CaseRowProps {
  readonly of: ListedCase;
  /** The server's now; null until it has said it. */
  readonly nowMs: number | null;
  readonly onAct: (act: CaseAct) => void;
  /** Names the row for the keys of a selection, and the box that chooses it. */
  readonly rowKey: string;
  readonly box: ReactNode;
}

/** One case: its clock, what it is, whose it is, and who looks at it. */
export function CaseRow({ of, nowMs, onAct, rowKey, box }: CaseRowProps) {
  const t = useTranslations('desk-queues');
  const places = useTranslations('desk.places');
  const locale = useLocale();
  const { queue, caseid, code, fullname, amountRial, owner, isMine, snoozedUntilMs, lstViewer } = of;
  return (
    <li
      data-bulk-row={rowKey}
      className="relative flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-stone-200 py-3 pe-2 ps-1 first:border-t-0 has-[a:focus]:bg-enamel-50 has-[a:hover]:bg-stone-50"
    >
      {box}
      {/* In a narrow window the owner stands below the clock rather than over it. */}
      <div className="min-w-0 flex-1 narrow:min-w-24 tablet:w-52 tablet:flex-none">
        <CaseClock of={of} nowMs={nowMs} />
      </div>
      {/* On a phone below the clock and the owner, so that these stand in one line, however long it is. */}
      <div className="order-last min-w-0 basis-full ps-3 tablet:order-none tablet:min-w-32 tablet:grow tablet:basis-0 tablet:ps-0">
        <Link href={QUEUES[queue].toPath(caseid)} data-row className="font-semibold after:absolute after:inset-0">
          {fullname === '' ? (
            <bdi className="own-direction">{formatDigits(code, locale)}</bdi>
          ) : (
            <WrittenText text={fullname} />
          )}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-14 text-stone-500">
          <span>{places(queue)}</span>
          <bdi className="own-direction">{formatDigits(code, locale)}</bdi>
          {amountRial !== null && <span>{formatTomans(amountRial, locale)}</span>}
        </p>
        {snoozedUntilMs !== null && (
          <p className="text-14 text-stone-500">{t('snoozedUntil', { time: formatInstant(snoozedUntilMs, locale) })}</p>
        )}
        {lstViewer.length > 0 && (
          <p className="flex items-center gap-1 text-14 text-turquoise-600">
            <Icon icon={Eye} size={16} />
            <IsolatedNames
              text={t('viewers', {
                names: joinNames(
                  lstViewer.map((viewer) => toIsolatedName(viewer.fullname)),
                  locale,
                ),
              })}
            />
          </p>
        )}
      </div>
      <div className="relative flex flex-wrap items-center gap-2">
        <Button variant="quiet" aria-keyshortcuts="e" onClick={() => onAct('assign')}>
          <span className="sr-only">{t('ownerOf', { code })} </span>
          {owner === null ? t('nobody') : isMine ? t('you') : <WrittenText text={owner.fullname} />}
        </Button>
        {isMine && (
          <Button variant="quiet" aria-keyshortcuts="z" onClick={() => onAct('snooze')}>
            <Icon icon={AlarmClock} />
            <span className="sr-only">{t('snoozeOf', { code })}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

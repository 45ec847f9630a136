import { AlarmClock, Eye } from 'lucide';
import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { WrittenText } from '@/components/ui/written-text';
import { QUEUES } from '@/lib/domain/desk/queues';
import { formatDigits, formatInstant, joinNames } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import type { CaseAct, ListedCase } from './listed-case';

interface CaseLinkProps {
  readonly of: ListedCase;
  readonly className: string;
}

/** Whom or what a case is about; leads to it, and has the keys of its row. */
export function CaseLink({ of: { queue, caseid, code, fullname }, className }: CaseLinkProps) {
  const locale = useLocale();
  return (
    <Link href={QUEUES[queue].toPath(caseid)} data-row className={className}>
      {fullname === '' ? (
        <bdi className="own-direction">{formatDigits(code, locale)}</bdi>
      ) : (
        <WrittenText text={fullname} />
      )}
    </Link>
  );
}

/** Until when a case is put off, and who looks at it. */
export function CaseNotes({ of: { snoozedUntilMs, lstViewer } }: { readonly of: ListedCase }) {
  const t = useTranslations('desk-queues');
  const locale = useLocale();
  return (
    <>
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
    </>
  );
}

interface CaseOwnerProps {
  readonly of: ListedCase;
  readonly onAct: (act: CaseAct) => void;
}

/** Whose a case is: another owner is a press away, and for one's own a later time, too. */
export function CaseOwner({ of: { code, owner, isMine }, onAct }: CaseOwnerProps) {
  const t = useTranslations('desk-queues');
  return (
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
  );
}

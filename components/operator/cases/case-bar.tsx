import { Eye } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { usePageKeys } from '@/components/shared/keys/use-page-keys';
import { useServerNowMs } from '@/components/shared/use-remaining';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { LabelWithName } from '@/components/ui/written-text';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useCall } from '@/lib/client/use-call';
import type { DeskCase } from '@/lib/contract/desk-enumerations';
import { CASE_VIEW_BEAT_MS } from '@/lib/domain/constants/answers';
import { CASE_AUDITS } from '@/lib/domain/desk/case-audit';
import { formatInstant, joinNames } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { useDeskNews } from '../desk-fresh';
import { CaseClock } from '../queues/case-clock';
import { useMayMake } from '../use-may-make';

const AssignDialog = dynamic(
  toPatientLoader(() => import('../queues/assign-dialog').then((module) => module.AssignDialog)),
  { ssr: false },
);
const SnoozeDialog = dynamic(
  toPatientLoader(() => import('../queues/snooze-dialog').then((module) => module.SnoozeDialog)),
  { ssr: false },
);

interface CaseBarProps {
  readonly subject: DeskCase;
  readonly caseId: number;
  /** Says how long is left; left out where the head of the case has a clock. */
  readonly hasClock?: boolean;
}

/** The case's owner and its present readers. While it is shown, other operators read that the caller looks at it. */
export function CaseBar({ subject, caseId, hasClock = false }: CaseBarProps) {
  const t = useTranslations('desk-queues');
  const desk = useTranslations('desk');
  const mayAudit = useMayMake()('operator/getaudit');
  const locale = useLocale();
  const [open, setOpen] = useState<'assign' | 'snooze' | null>(null);
  useDeskNews();
  const { data } = useCall('operator/viewcase', { subject, caseid: caseId }, { refreshInterval: CASE_VIEW_BEAT_MS });
  const nowMs = useServerNowMs(data?.serverNowMs ?? null);
  const waiting = data?.waiting ?? null;
  usePageKeys({
    KeyE: () => waiting && setOpen('assign'),
    KeyZ: () => waiting?.isMine && setOpen('snooze'),
  });
  if (!data) return null;
  const close = () => setOpen(null);
  const of = waiting && { ...waiting, caseid: caseId };
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-4 gap-y-1 text-14', of && 'min-h-touch')}>
      {of && (
        <>
          {subject === 'order' && <span className="font-semibold">{desk(`places.${of.queue}`)}</span>}
          {hasClock && <CaseClock of={of} nowMs={nowMs} />}
          <span>
            {of.owner === null ? (
              t('isNobodys')
            ) : of.isMine ? (
              t('isYours')
            ) : (
              <LabelWithName label={t('isOf', { name: '{name}' })} name={of.owner.fullname} />
            )}
          </span>
          {of.snoozedUntilMs !== null && (
            <span>{t('snoozedUntil', { time: formatInstant(of.snoozedUntilMs, locale) })}</span>
          )}
          <Button variant="quiet" aria-keyshortcuts="e" onClick={() => setOpen('assign')}>
            {t('assign.title')}
          </Button>
          {of.isMine && (
            <Button variant="quiet" aria-keyshortcuts="z" onClick={() => setOpen('snooze')}>
              {t('snooze.title')}
            </Button>
          )}
        </>
      )}
      {mayAudit && (
        <Link
          href={`/operator/audit/?subject=${CASE_AUDITS[subject].subject}&id=${caseId}`}
          className="inline-flex min-h-touch items-center text-enamel-700 underline"
        >
          {desk('audit.ofCase')}
        </Link>
      )}
      <Viewers names={data.lstViewer.map(({ fullname }) => fullname)} />
      {of && open === 'assign' && <AssignDialog of={of} onClose={close} />}
      {of && open === 'snooze' && <SnoozeDialog of={of} onClose={close} />}
    </div>
  );
}

/** The other operators who look at the case now. */
function Viewers({ names }: { names: readonly string[] }) {
  const t = useTranslations('desk-queues');
  const locale = useLocale();
  return (
    <p role="status" className="flex items-center gap-1 text-turquoise-600">
      {names.length > 0 && (
        <>
          <Icon icon={Eye} size={16} />
          <IsolatedNames
            text={t('viewers', {
              names: joinNames(
                names.map((name) => toIsolatedName(name)),
                locale,
              ),
            })}
          />
        </>
      )}
    </p>
  );
}

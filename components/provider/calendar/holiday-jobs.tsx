import { Check, TriangleAlert } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { makeOwnMove } from '@/lib/client/offline/send-moves';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import { toWithdrawalReason } from '@/lib/domain/order/withdrawal';
import { toInstantMs } from '@/lib/domain/site/jalali-date';
import { formatNumber, formatVisitTime } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { SaidReasons } from '../sure-dialog';
import { toWorkHref } from '../work-card';
import type { BookedVisit } from './schedule';

const SureDialog = dynamic(
  toPatientLoader(() => import('../sure-dialog').then((module) => module.SureDialog)),
  { ssr: false },
);

interface HolidayJobsProps {
  readonly visits: readonly BookedVisit[];
  /** The jobs that the provider keeps. */
  readonly kept: readonly number[];
  readonly onKept: (kept: readonly number[]) => void;
}

/** The jobs that lie in a holiday: each of them is kept or given back before the days are taken off. */
export function HolidayJobs({ visits, kept, onKept }: HolidayJobsProps) {
  const t = useTranslations('schedule.holiday');
  const locale = useLocale();
  if (visits.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 rounded-card bg-pomegranate-50 p-4">
      <p className="flex items-center gap-2 font-semibold">
        <Icon icon={TriangleAlert} className="text-pomegranate-600" />
        {t('booked', { count: visits.length, shown: formatNumber(visits.length, locale) })}
      </p>
      <ul className="flex flex-col gap-4">
        {visits.map((visit) => (
          <HolidayJob
            key={`${visit.taskid}-${visit.startHour}`}
            visit={visit}
            isKept={kept.includes(visit.taskid)}
            onKeep={(isKept) =>
              onKept(isKept ? [...kept, visit.taskid] : kept.filter((taskid) => taskid !== visit.taskid))
            }
          />
        ))}
      </ul>
    </div>
  );
}

interface HolidayJobProps {
  readonly visit: BookedVisit;
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
}

function HolidayJob({ visit, isKept, onKeep }: HolidayJobProps) {
  const t = useTranslations('schedule.holiday');
  const locale = useLocale();
  const [isAsked, setAsked] = useState(false);
  return (
    <li className="flex flex-col gap-2">
      <p>
        <Link href={toWorkHref(visit)} className="inline-flex min-h-touch items-center font-medium underline">
          {visit.workName}
        </Link>
        <span className="block text-14">{formatVisitTime(visit.gDate, visit.startHour, visit.endHour, locale)}</span>
      </p>
      {isKept ? (
        <p className="flex flex-wrap items-center gap-2 text-14 font-semibold text-turquoise-600">
          <Icon icon={Check} size={16} />
          {t('kept')}
          <Button variant="quiet" onClick={() => onKeep(false)}>
            {t('undo')}
          </Button>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => onKeep(true)}>
            {t('keep')}
          </Button>
          {/* What was picked up has to come back: it is given to nobody else. */}
          {visit.errand === null && visit.state === 'CONFIRMED' && (
            <Button variant="secondary" onClick={() => setAsked(true)}>
              {t('giveBack')}
            </Button>
          )}
        </div>
      )}
      {isAsked && <GiveBack visit={visit} onClose={() => setAsked(false)} />}
    </li>
  );
}

/** As on the job's own page: it says what it costs, and asks why. */
function GiveBack({ visit, onClose }: { visit: BookedVisit; onClose: () => void }) {
  const toErrorText = useErrorText();
  const { mutate } = useCall('provider/getschedule', {});
  const { isSending, failure, send } = useSending();
  const [nowMs] = useState(() => Date.now());
  const giveBack = async ({ reason, excuse }: SaidReasons) => {
    const { taskid, workName } = visit;
    const sent = await send(() => makeOwnMove({ taskId: taskid, workName, move: 'withdraw', reason, excuse }));
    if (!sent.ok) return;
    onClose();
    await mutate();
  };
  return (
    <>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <SureDialog
        move="withdraw"
        withdrawalReason={toWithdrawalReason(toInstantMs(visit.gDate, visit.startHour), nowMs)}
        cashRial={0}
        isRunning={isSending}
        onConfirm={(said) => void giveBack(said)}
        onClose={onClose}
      />
    </>
  );
}

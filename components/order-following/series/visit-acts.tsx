import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useReadSeriesAgain, useSeriesAct, type OwnSeries, type OwnVisit } from './use-series-act';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);
const MoveDialog = dynamic(
  toPatientLoader(() => import('./move-dialog').then((module) => module.MoveDialog)),
  { ssr: false },
);
const CancelDialog = dynamic(
  toPatientLoader(() => import('../cancel-dialog').then((module) => module.CancelDialog)),
  { ssr: false },
);
const MoveOrder = dynamic(
  toPatientLoader(() => import('./move-order').then((module) => module.MoveOrder)),
  { ssr: false },
);

interface VisitActsProps {
  readonly series: OwnSeries;
  readonly visit: OwnVisit;
}

/** Moves or skips one visit in two taps. A visit that is an order is moved and cancelled as on its own page. */
export function VisitActs({ series, visit }: VisitActsProps) {
  const t = useTranslations('series');
  const [open, setOpen] = useState<'skip' | 'move' | null>(null);
  const { acts } = visit;
  const isMovable = acts.includes('move') || acts.includes('reschedule');
  const isSkippable = acts.includes('skip') || acts.includes('cancel');
  const close = () => setOpen(null);
  return (
    <>
      {isMovable && (
        <Button variant="quiet" onClick={() => setOpen('move')}>
          {t('move')}
        </Button>
      )}
      {isSkippable && (
        <Button variant="quiet" onClick={() => setOpen('skip')}>
          {t('skip')}
        </Button>
      )}
      {open === 'move' && <Moving series={series} visit={visit} onClose={close} />}
      {open === 'skip' && <Skipping series={series} visit={visit} onClose={close} />}
    </>
  );
}

interface OpenProps extends VisitActsProps {
  readonly onClose: () => void;
}

function Moving({ series, visit, onClose }: OpenProps) {
  const readAgain = useReadSeriesAgain();
  return visit.taskid === null ? (
    <MoveDialog series={series} visit={visit} onClose={onClose} />
  ) : (
    <MoveOrder taskId={visit.taskid} onClose={onClose} onMoved={() => void readAgain()} />
  );
}

/** A paid visit is cancelled, with what that costs and what comes back; all others cost nothing. */
function Skipping({ series, visit, onClose }: OpenProps) {
  const t = useTranslations('series');
  const locale = useLocale();
  const act = useSeriesAct(series);
  const readAgain = useReadSeriesAgain();
  const { visitDate, gDate, order, acts } = visit;
  if (order && acts.includes('cancel'))
    return <CancelDialog requestId={order.reqid} onClose={onClose} onCancelled={() => void readAgain()} />;
  return (
    <AskDialog
      title={t('skipping.title', { day: formatJalaliDate(gDate, locale) })}
      text={t('skipping.text')}
      confirmLabel={t('skip')}
      onConfirm={async () => {
        await act({ act: 'skip', visitDate });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toPatientLoader } from '@/lib/client/patient-loader';

import { isAskedHowItWas } from './hero/done-choice';
import type { TaskDetail } from './task-detail';

const ReportDialog = dynamic(
  toPatientLoader(() => import('./report-dialog').then((module) => module.ReportDialog)),
  { ssr: false },
);

/** The way to complain, from the start of the work to its completion, and what became of a report. */
export function ReportProblem({ task, onChange }: { task: TaskDetail; onChange: () => void }) {
  const t = useTranslations('orders.dispute');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {task.dispute && task.dispute.reason !== 'absence' && (
        <Notice tone={task.dispute.isOpen ? 'warning' : 'info'}>
          {t(task.dispute.isOpen ? 'received' : 'settled', { reason: t(`reasons.${task.dispute.reason}`) })}
        </Notice>
      )}
      {task.moves.includes('dispute') && !isAskedHowItWas(task) && (
        <Button variant="quiet" className="-ms-5 self-start text-pomegranate-600" onClick={() => setIsOpen(true)}>
          {t('open')}
        </Button>
      )}
      {isOpen && <ReportDialog task={task} onClose={() => setIsOpen(false)} onReported={onChange} />}
    </>
  );
}

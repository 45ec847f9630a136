import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { toPatientLoader } from '@/lib/client/patient-loader';

import { isAskedHowItWas } from './hero/done-choice';
import type { TaskDetail } from './task-detail';

const ReportDialog = dynamic(
  toPatientLoader(() => import('./report-dialog').then((module) => module.ReportDialog)),
  { ssr: false },
);

/** The way to complain, from the start of the work until its time is over. */
export function ReportProblem({ task, onChange }: { task: TaskDetail; onChange: () => void }) {
  const t = useTranslations('order-following.dispute');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {task.moves.includes('dispute') && !isAskedHowItWas(task) && (
        <Button variant="quiet" className="-ms-5 self-start text-pomegranate-600" onClick={() => setIsOpen(true)}>
          {t('open')}
        </Button>
      )}
      {isOpen && <ReportDialog task={task} onClose={() => setIsOpen(false)} onReported={onChange} />}
    </>
  );
}

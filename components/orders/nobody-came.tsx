import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';

import type { TaskDetail } from './task-detail';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/forms/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

/** The customer's word that nobody came, once that may be said. Asks once. */
export function NobodyCame({ task, onChange }: { task: TaskDetail; onChange: () => void }) {
  const t = useTranslations('orders.noShow');
  const [isAsked, setIsAsked] = useState(false);

  async function report() {
    try {
      await callFromBrowser('reqandpay/reportnoshow', { taskid: task.taskid });
      setIsAsked(false);
    } finally {
      onChange();
    }
  }

  if (!task.moves.includes('reportNoShow')) return null;
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setIsAsked(true)}>
        {t('open')}
      </Button>
      {isAsked && (
        <AskDialog
          title={t('title')}
          text={t('text')}
          confirmLabel={t('confirm')}
          keepLabel={t('keep')}
          isDestructive
          onConfirm={report}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

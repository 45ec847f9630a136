import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

/** The customer's word that nobody came, once that may be said. Asks once. */
export function NobodyCame({ task, onChange }: { task: TaskDetail; onChange: () => void }) {
  const t = useTranslations('order-following.noShow');
  const locale = useLocale();
  const [isAsked, setIsAsked] = useState(false);
  // The professional's arrival is proved, so the two claims meet.
  const isContested =
    task.doorWait !== null && task.doorWait.arrivedAtMs !== null && !task.doorWait.lstMissing.includes('photo');

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
      <Button variant="secondary" className="text-pomegranate-600 max-tablet:grow" onClick={() => setIsAsked(true)}>
        {t('open')}
      </Button>
      {isAsked && (
        <AskDialog
          title={t('title')}
          text={isContested ? t('contested', { fee: formatTomans(task.doorWait?.feeRial ?? 0, locale) }) : t('text')}
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

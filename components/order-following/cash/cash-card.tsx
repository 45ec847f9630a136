import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PayOwed } from '../pay-owed';
import type { TaskDetail } from '../task-detail';

const ContestDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/dispute/contest-dialog').then((module) => module.ContestDialog)),
  { ssr: false },
);
const ReportDialog = dynamic(
  toPatientLoader(() => import('../report-dialog').then((module) => module.ReportDialog)),
  { ssr: false },
);

interface CashCardProps {
  readonly task: TaskDetail;
  readonly onChange: () => void;
}

/** The cash that the professional recorded. The customer can contest it, or pay it. */
export function CashCard({ task, onChange }: CashCardProps) {
  const t = useTranslations('order-following.cash');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { cashRecord } = task;
  if (!cashRecord) return null;
  const { outcome, standing, amountRial, partRial, reference, decisionReason } = cashRecord;
  const isTaken = standing === 'taken';
  const canSpeak = isTaken ? task.moves.includes('dispute') : standing === 'claimed';
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-18 font-bold">{t('title')}</h2>
      <p aria-live="polite">
        {t(`standings.${standing}`, {
          amount: formatTomans(amountRial, locale),
          isMachine: outcome === 'pos' ? 'yes' : 'no',
        })}
      </p>
      {partRial > 0 && <p>{t('part', { amount: formatTomans(partRial, locale) })}</p>}
      {reference && (
        <p>
          {t('reference')} <bdi className="font-semibold">{formatDigits(reference, locale)}</bdi>
        </p>
      )}
      {decisionReason !== null && (
        <p>
          {t('decided')} <WrittenText text={decisionReason} />
        </p>
      )}
      {!isTaken && task.state === 'COMPLETED' && (
        <PayOwed
          label={t('pay')}
          pay={() => callFromBrowser('reqandpay/paycashdebt', { taskid: task.taskid })}
          onChange={onChange}
        />
      )}
      {canSpeak && (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t(isTaken ? 'otherwise' : 'paid')}
        </Button>
      )}
      {isOpen && isTaken && <ReportDialog task={task} onClose={() => setIsOpen(false)} onReported={onChange} />}
      {isOpen && !isTaken && (
        <ContestDialog
          matter="cash"
          code={task.reqcode}
          onContest={(text) => callFromBrowser('reqandpay/contestcash', { taskid: task.taskid, text })}
          onClose={() => setIsOpen(false)}
          onChange={onChange}
        />
      )}
    </Card>
  );
}

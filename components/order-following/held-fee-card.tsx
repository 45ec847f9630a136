import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { SumRow } from '@/components/shared/sum-row';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { formatInstant, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PayOwed } from './pay-owed';
import type { TaskDetail } from './task-detail';

const ContestDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/dispute/contest-dialog').then((module) => module.ContestDialog)),
  { ssr: false },
);

interface HeldFeeCardProps {
  readonly task: TaskDetail;
  readonly onChange: () => void;
}

/**
 * The fee of a door that nobody opened, with its state. It can be contested until a time, and is paid here where it is
 * owed.
 */
export function HeldFeeCard({ task, onChange }: HeldFeeCardProps) {
  const t = useTranslations('order-following.heldFee');
  const locale = useLocale();
  const { heldFee } = task;
  if (!heldFee) return null;
  const { standing, heldRial, debtRial, contestUntilMs } = heldFee;
  const isOpen = standing === 'waiting' || standing === 'contested';
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-18 font-bold">{t('title')}</h2>
      <p aria-live="polite">
        {standing === 'waiting'
          ? t('line', { until: contestUntilMs === null ? '' : formatInstant(contestUntilMs, locale) })
          : t(standing, { debt: formatTomans(debtRial, locale) })}
      </p>
      {isOpen && (
        <dl className="w-full">
          {heldRial > 0 && <SumRow label={t('held')} amount={heldRial} />}
          {debtRial > 0 && <SumRow label={t('debt')} amount={debtRial} />}
        </dl>
      )}
      {task.moves.includes('contestFee') && <Contest taskId={task.taskid} code={task.reqcode} onChange={onChange} />}
      {standing === 'owed' && (
        <PayOwed
          label={t('pay')}
          pay={() => callFromBrowser('reqandpay/payheldfee', { taskid: task.taskid })}
          onChange={onChange}
        />
      )}
    </Card>
  );
}

interface OfTask {
  readonly taskId: number;
  readonly code: string;
  readonly onChange: () => void;
}

function Contest({ taskId, code, onChange }: OfTask) {
  const t = useTranslations('order-following.heldFee');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <ContestDialog
          matter="heldFee"
          code={code}
          onContest={(text) => callFromBrowser('dispute/contestfee', { taskid: taskId, text })}
          onClose={() => setIsOpen(false)}
          onChange={onChange}
        />
      )}
    </>
  );
}

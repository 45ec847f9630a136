import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { formatRemainingTime } from '@/lib/i18n/formats';

import type { TaskDetail } from './task-detail';

const CancelDialog = dynamic(() => import('./cancel-dialog').then((module) => module.CancelDialog));

/** A button that runs one call, once at a time, and says inline what went wrong. */
function useAction(onChange: () => void) {
  const toErrorText = useErrorText();
  const [running, setRunning] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function run(name: string, work: () => Promise<void>) {
    setRunning(name);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(toErrorText(error));
    } finally {
      setRunning(null);
      onChange();
    }
  }
  return { running, problem, run };
}

/** What the customer can do now; the server says which moves are open. */
export function OrderActions({ task, onChange }: { task: TaskDetail; onChange: () => void }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const [isCancelling, setIsCancelling] = useState(false);
  const { running, problem, run } = useAction(onChange);
  const can = (move: string) => task.moves.includes(move);
  const isPayable = task.state === 'PENDING_PAYMENT' && task.payType === 'online';

  async function pay() {
    const { redirectUrl } = await callFromBrowser('ipg/startpayment', { reqid: task.reqId }, { idempotencyKey: createUuid() });
    window.location.assign(redirectUrl);
  }

  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {problem && <Notice tone="error">{problem}</Notice>}
      {isPayable && task.paymentExpiresAtMs !== null && <Notice tone="warning">{t('payBefore', { time: formatRemainingTime(task.paymentExpiresAtMs - task.serverNowMs, locale) })}</Notice>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {isPayable && (
          <Button isLoading={running === 'pay'} onClick={() => void run('pay', pay)}>
            {t('pay')}
          </Button>
        )}
        {can('offerNext') && (
          <Button
            isLoading={running === 'offerNext'}
            onClick={() => void run('offerNext', async () => void (await callFromBrowser('reqandpay/offernextprovider', { taskid: task.taskid })))}
          >
            {t('offerNext')}
          </Button>
        )}
        {can('complete') && (
          <Button
            isLoading={running === 'complete'}
            onClick={() => void run('complete', async () => void (await callFromBrowser('reqandpay/confirmtask', { taskid: task.taskid })))}
          >
            {t('complete')}
          </Button>
        )}
        {task.reviewUrl && (
          <a href={toLocalePath(locale, task.reviewUrl)} className={toButtonClassName({ variant: can('complete') ? 'secondary' : 'primary' })}>
            {task.isReviewed ? t('editReview') : t('review')}
          </a>
        )}
        {can('cancel') && (
          <Button variant="quiet" onClick={() => setIsCancelling(true)}>
            {t('cancel.open')}
          </Button>
        )}
      </div>
      {isCancelling && <CancelDialog requestId={task.reqId} onClose={() => setIsCancelling(false)} onCancelled={onChange} />}
    </div>
  );
}

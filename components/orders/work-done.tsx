import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { TaskDetail } from './task-detail';

/** The customer's word that the work is over, while its provider may not say so yet. Asks once. */
export function WorkDone({ task, onChange }: { task: TaskDetail; onChange: () => void }) {
  const t = useTranslations('orders.finish');
  const toErrorText = useErrorText();
  const [isAsked, setIsAsked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function finish() {
    setIsSending(true);
    setProblem(null);
    try {
      await callFromBrowser('reqandpay/finishtask', { taskid: task.taskid });
      setIsAsked(false);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(toErrorText(error));
    } finally {
      setIsSending(false);
      onChange();
    }
  }

  if (!task.moves.includes('finishForCustomer')) return null;
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setIsAsked(true)}>
        {t('open')}
      </Button>
      {isAsked && (
        <Dialog
          open
          onOpenChange={(open) => !open && setIsAsked(false)}
          title={t('title')}
          closeLabel={t('keep')}
          footer={
            <>
              <Button isLoading={isSending} onClick={() => void finish()}>
                {t('confirm')}
              </Button>
              <Button variant="quiet" onClick={() => setIsAsked(false)}>
                {t('keep')}
              </Button>
            </>
          }
        >
          <div className="flex flex-col gap-4">
            {problem && <Notice tone="error">{problem}</Notice>}
            <p>{t('text')}</p>
          </div>
        </Dialog>
      )}
    </>
  );
}

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { TaskDetail } from './task-detail';

/** The customer confirms that the work is over, before the provider may report its end. Asks once. */
export function WorkDone({ task, onChange }: { task: TaskDetail; onChange: () => void }) {
  const t = useTranslations('order-following.finish');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const [isAsked, setIsAsked] = useState(false);
  const { isSending, failure, send } = useSending();

  async function finish() {
    const sent = await send(() => callFromBrowser('reqandpay/finishtask', { taskid: task.taskid }));
    if (sent.ok) setIsAsked(false);
    onChange();
  }

  if (!task.moves.includes('finishForCustomer')) return null;
  return (
    <>
      <Button
        variant="secondary"
        data-moves={task.taskid}
        className="max-tablet:w-full tablet:self-start"
        onClick={() => setIsAsked(true)}
      >
        {t('open')}
      </Button>
      {isAsked && (
        <Dialog
          open
          onOpenChange={(open) => !open && setIsAsked(false)}
          title={t('title')}
          closeLabel={common('close')}
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
            {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
            <p>{t('text')}</p>
          </div>
        </Dialog>
      )}
    </>
  );
}

import { useTranslations } from 'next-intl';

import { AskDialog } from '@/components/shared/ask-dialog';
import { callFromBrowser } from '@/lib/client/browser';

interface WithdrawDialogProps {
  readonly taskId: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** “All is well” with a report open: says what it gives up. */
export function WithdrawDialog({ taskId, onDone, onClose }: WithdrawDialogProps) {
  const t = useTranslations('dispute');
  const withdraw = async () => {
    await callFromBrowser('dispute/withdrawdispute', { taskid: taskId });
    onDone();
  };
  return (
    <AskDialog
      title={t('withdrawTitle')}
      text={t('withdrawText')}
      confirmLabel={t('withdraw')}
      keepLabel={t('keep')}
      onConfirm={withdraw}
      onClose={onClose}
    />
  );
}

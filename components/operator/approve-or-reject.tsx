import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Sending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { isOvertaken } from './overtaken';

interface ApproveOrRejectProps extends Pick<Sending, 'isSending' | 'failure'> {
  readonly onApprove: () => void;
  /** Asks for the reason. */
  readonly onReject: () => void;
}

/** The two answers to what somebody sent in, and the failure of the last one. */
export function ApproveOrReject({ isSending, failure, onApprove, onReject }: ApproveOrRejectProps) {
  const t = useTranslations('desk.decision');
  const toErrorText = useErrorText();
  return (
    <>
      {failure && <Notice tone="error">{isOvertaken(failure) ? t('overtakenHere') : toErrorText(failure)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isSending} onClick={onApprove}>
          {t('approve')}
        </Button>
        <Button variant="secondary" onClick={onReject}>
          {t('reject')}
        </Button>
      </div>
    </>
  );
}

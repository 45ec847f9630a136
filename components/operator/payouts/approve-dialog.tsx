import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { usePasswordAgain } from '../use-password-again';
import type { Run } from './payout-run';

interface ApproveDialogProps {
  readonly run: Run;
  readonly onApproved: () => void;
  readonly onClose: () => void;
}

/** The second operator types how many rows there are: nobody approves a run unread. Load it when it is used. */
export function ApproveDialog({ run: { runid, hash, count, sumRial }, onApproved, onClose }: ApproveDialogProps) {
  const t = useTranslations('payout-runs');
  const common = useTranslations('common');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isSending, failure, send } = useSending();
  const { field, withPassword } = usePasswordAgain();
  const { place, show } = useFirstProblem();
  const isRight = Number(toLatinDigits(typed).trim()) === count;
  const approve = async () => {
    setIsTried(true);
    if (!isRight) return void show();
    const call = () => callFromBrowser('operator/approvepayoutrun', { runid, hash, count });
    const sent = await send(() => withPassword(call));
    if (sent.ok) onApproved();
    else show();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('approve')}
      firstFocus="field"
      closeLabel={common('close')}
      footer={
        <>
          <Button isLoading={isSending} onClick={() => void approve()}>
            {t('approveSum', { sum: formatTomans(sumRial, locale) })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      <div ref={place} className="flex flex-col gap-4">
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
        <p className="text-14 text-stone-500">{t('approveText')}</p>
        <TextField
          label={t('count')}
          isNumeric
          autoComplete="off"
          value={typed}
          error={isTried && !isRight ? t('countWrong') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {field}
      </div>
    </Dialog>
  );
}

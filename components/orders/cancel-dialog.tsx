'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useSnackbar } from '@/components/ui/snackbar';
import { Textarea } from '@/components/ui/textarea';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

interface CancelDialogProps {
  readonly requestId: number;
  readonly onClose: () => void;
  readonly onCancelled: () => void;
}

function CancelCost({ preview }: { preview: CallAnswer<'reqandpay/cancelrequest'> }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  return (
    <dl className="flex flex-col gap-2 rounded-field bg-stone-50 p-4">
      <div className="flex justify-between gap-4 font-bold">
        <dt>{t('cancel.fee')}</dt>
        <dd>{preview.feeRial === 0 ? t('cancel.free') : formatTomans(preview.feeRial, locale)}</dd>
      </div>
      {preview.refunds.map((refund) => (
        <div key={refund.to} className="flex justify-between gap-4">
          <dt>{t(`cancel.to.${refund.to}`)}</dt>
          <dd>{formatTomans(refund.amountRial, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The customer sees the exact sum before confirming a cancellation (BEHAVIOUR 5). */
export function CancelDialog({ requestId, onClose, onCancelled }: CancelDialogProps) {
  const t = useTranslations('orders');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const [reason, setReason] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = useCall('reqandpay/cancelrequest', { reqid: requestId, previewOnly: true }, { revalidateOnFocus: false, dedupingInterval: 0 });

  async function cancel() {
    setIsSending(true);
    setProblem(null);
    try {
      await callFromBrowser('reqandpay/cancelrequest', { reqid: requestId, reason, previewOnly: false });
      snackbar.show({ text: t('cancel.done'), tone: 'success' });
      onClose();
      onCancelled();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(toErrorText(error));
      setIsSending(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('cancel.title')}
      closeLabel={t('cancel.keep')}
      footer={
        <>
          <Button variant="destructive" isLoading={isSending} disabled={!preview.data} onClick={() => void cancel()}>
            {t('cancel.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {(problem ?? preview.error) && <Notice tone="error">{problem ?? (preview.error && toErrorText(preview.error))}</Notice>}
        {preview.data ? <CancelCost preview={preview.data} /> : <Skeleton className="h-20" />}
        <Textarea label={t('cancel.reason')} value={reason} maxLength={500} rows={3} onChange={(event) => setReason(event.target.value)} />
      </div>
    </Dialog>
  );
}

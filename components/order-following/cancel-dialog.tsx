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
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant, formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import { RefundRows } from './refund-rows';

type Preview = CallAnswer<'reqandpay/cancelrequest'>;

interface CancelDialogProps {
  readonly requestId: number;
  readonly onClose: () => void;
  readonly onCancelled: () => void;
}

/** Why it costs what it costs, and until when that holds. */
function CancelRule({ preview: { rule, feeRial, walletFeeRial, freeUntilMs } }: { preview: Preview }) {
  const t = useTranslations('order-following.cancel');
  const locale = useLocale();
  const until = freeUntilMs === null ? '' : formatInstant(freeUntilMs, locale);
  return (
    <>
      <p>
        {feeRial === 0 && (rule === 'late' || rule === 'en-route')
          ? t('rules.uncollected')
          : t(`rules.${rule}`, { until })}
      </p>
      {walletFeeRial > 0 && (
        <Notice tone="warning">{t('fromWallet', { amount: formatTomans(walletFeeRial, locale) })}</Notice>
      )}
    </>
  );
}

/** The shown sum is sent along; where the sum has changed, nothing is cancelled and the new sum is shown. */
function useCancellation({ requestId, onClose, onCancelled }: CancelDialogProps) {
  const t = useTranslations('order-following.cancel');
  const locale = useLocale();
  const snackbar = useSnackbar();
  const { isSending, failure, send } = useSending();
  const preview = useCall(
    'reqandpay/cancelrequest',
    { reqid: requestId, previewOnly: true },
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: true, dedupingInterval: 0 },
  );
  // While it is asked anew, an earlier look's sums must not be confirmed.
  const shown = preview.isValidating ? undefined : preview.data;

  async function cancel(seen: Preview, reason: string) {
    const sent = await send(() =>
      callFromBrowser('reqandpay/cancelrequest', {
        reqid: requestId,
        reason,
        previewOnly: false,
        seen: { feeRial: seen.feeRial, refunds: seen.refunds },
      }),
    );
    if (!sent.ok) return void (await preview.mutate());
    const backRials = sent.answer.refunds.reduce((sum, { amountRial }) => sum + amountRial, 0);
    snackbar.show({
      text: backRials > 0 ? t('doneWith', { amount: formatTomans(backRials, locale) }) : t('done'),
      tone: 'success',
    });
    onClose();
    onCancelled();
  }

  return { shown, isLoading: !shown && !preview.error, failure: failure ?? preview.error, isSending, cancel };
}

/** The customer sees the exact sum before confirming a cancellation (BEHAVIOUR 5). */
export function CancelDialog(props: CancelDialogProps) {
  const t = useTranslations('order-following');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const [reason, setReason] = useState('');
  const { shown, isLoading, failure, isSending, cancel } = useCancellation(props);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t('cancel.title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button
            variant="destructive"
            isLoading={isSending}
            disabled={!shown}
            onClick={() => shown && void cancel(shown, reason)}
          >
            {t('cancel.confirm')}
          </Button>
          <Button variant="quiet" onClick={props.onClose}>
            {t('cancel.keep')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure && (
          <Notice tone={failure.key === 'cancellation-changed' ? 'warning' : 'error'}>{toErrorText(failure)}</Notice>
        )}
        {shown && <CancelRule preview={shown} />}
        {shown && (
          <RefundRows feeRial={shown.feeRial} refunds={shown.refunds} className="rounded-field bg-stone-50 p-4" />
        )}
        {isLoading && <Skeleton className="h-28" />}
        <Textarea
          label={t('cancel.reason')}
          value={reason}
          maxLength={500}
          rows={2}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

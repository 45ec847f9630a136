'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { LoadFailure } from '@/components/forms/load-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/states';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { CallError } from '@/lib/contract/call-error';
import { STEPS } from '@/lib/funnel/steps';
import { formatRemainingTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { AmountDue } from '../amount-due';
import { useOrder } from '../order-context';
import { QuestionFrame } from '../question-frame';
import { settleOrder } from '../settle-order';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useRemainingMs } from '../use-remaining';
import { usePaymentWays, type PaymentWayChoice } from '../use-payment-ways';
import { PaymentWays } from './payment-ways';

const POLL_MS = 4000;
const ENDED_UNPAID = ['PAYMENT_EXPIRED', 'CANCELLED_BY_CUSTOMER', 'CANCELLED_BY_SYSTEM', 'CANCELLED_BY_OPERATOR'];

/** Step 7 with an open bank payment: waits for it, counts the time that the hour is kept, offers to pay again or otherwise. */
export function BankPaymentQuestion() {
  const t = useTranslations('order');
  const toErrorText = useErrorText();
  const { draft, save, goTo, finish, failure } = useOrder();
  const taskid = draft.placed?.taskid ?? null;
  const { data, error, mutate } = useCall('clean/gettaskdetail', taskid === null ? null : { taskid }, {
    refreshInterval: POLL_MS,
  });
  const task = data?.taskDetail;
  const state = task?.state;
  useEffect(() => {
    if (draft.placed && state !== undefined && state !== 'PENDING_PAYMENT' && !ENDED_UNPAID.includes(state))
      finish(draft.placed);
    // `finish` is another function at every render; the state is what sets it off.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [taskid, state]);
  const remainingMs = useRemainingMs(task?.paymentExpiresAtMs ?? null, task?.serverNowMs ?? null);
  const startAgain = () => {
    save({ placed: null, attempt: null });
    goTo(STEPS.preFactor);
  };
  if (error && !task) {
    // Somebody else is logged in now, or the order is gone: nothing can be waited for here.
    const isLost = error.key === 'not-yours' || error.key === 'not-found';
    if (!isLost) return <LoadFailure title={t('waiting.failed')} error={error} onRetry={() => void mutate()} />;
    return (
      <ErrorState
        title={t('waiting.failed')}
        text={toErrorText(error)}
        action={<Button onClick={startAgain}>{t('waiting.again')}</Button>}
      />
    );
  }
  if (!task) return <Skeleton className="h-64 rounded-card" />;
  if (ENDED_UNPAID.includes(task.state)) {
    return (
      <ErrorState
        title={t('waiting.expired')}
        text={t('waiting.expiredText')}
        action={
          <Button size="large" onClick={startAgain}>
            {t('waiting.again')}
          </Button>
        }
      />
    );
  }
  return (
    <OpenPayment payableRial={task.payableRial} remainingMs={remainingMs} failure={failure} onCancelled={startAgain} />
  );
}

interface OpenPaymentProps {
  readonly payableRial: number;
  readonly remainingMs: number | null;
  readonly failure: CallError | null;
  readonly onCancelled: () => void;
}

function OpenPayment({ payableRial, remainingMs, failure, onCancelled }: OpenPaymentProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const ways = usePaymentWays(payableRial);
  const { pay, isPaying, problem } = usePayAgain();
  const shown = problem ?? failure;
  const chosen = ways.chosen;
  return (
    <QuestionFrame
      title={t('waiting.title')}
      hint={t('waiting.hint')}
      next={{
        label: chosen?.kind === 'online' ? t('waiting.pay') : t('waiting.payOther'),
        onPress: () => (chosen ? pay(chosen) : undefined),
        isLoading: isPaying,
        isDisabled: chosen === null,
      }}
      summary={<AmountDue amountRial={payableRial} />}
    >
      <Card tone="tinted" className="flex flex-col gap-1">
        <span className="text-14 text-stone-500">{t('waiting.kept')}</span>
        <span role="timer" className="text-22 font-bold">
          {remainingMs === null ? '' : formatRemainingTime(remainingMs, locale)}
        </span>
      </Card>
      {shown && <Notice tone="error">{toErrorText(shown)}</Notice>}
      <PaymentWays ways={ways} />
      <CancelOrder onCancelled={onCancelled} />
    </QuestionFrame>
  );
}

function usePayAgain() {
  const { draft, finish } = useOrder();
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<CallError | null>(null);
  const pay = async (way: PaymentWayChoice) => {
    if (!draft.placed) return;
    setIsPaying(true);
    setProblem(null);
    try {
      const redirectUrl = await settleOrder({ reqid: draft.placed.reqid, kind: way.kind, draft });
      if (redirectUrl === null) finish(draft.placed);
      else window.location.assign(redirectUrl);
    } catch (error) {
      setProblem(error instanceof CallError ? error : new CallError('network-failed', { cause: error }));
      setIsPaying(false);
    }
  };
  return { pay, isPaying, problem };
}

/** Gives the hour back and returns to the pre-invoice with every answer. Nothing has been paid, so it costs nothing. */
function CancelOrder({ onCancelled }: { onCancelled: () => void }) {
  const t = useTranslations('order');
  const toErrorText = useErrorText();
  const { draft } = useOrder();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const cancel = async () => {
    if (!draft.placed) return;
    setIsSending(true);
    try {
      await callFromBrowser('reqandpay/cancelrequest', { reqid: draft.placed.reqid });
      onCancelled();
    } catch (error) {
      setFailure(toErrorText(error));
      setIsSending(false);
    }
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="quiet" isLoading={isSending} onClick={() => void cancel()}>
        {t('waiting.change')}
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/states';
import { leaveFor } from '@/lib/client/leave-page';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallError } from '@/lib/contract/call-error';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { isUnfulfilled } from '@/lib/domain/order/order-states';
import { STEPS } from '@/lib/funnel/steps';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { AmountDue } from '../price/amount-due';
import { useOrder } from '../state/order-context';
import { QuestionFrame } from '../shell/question-frame';
import { settleOrder } from '@/components/shared/settle-order';
import type { Task } from '../state/task';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useRemainingMs } from '@/components/shared/use-remaining';
import { usePaymentWays, type PaymentWayChoice } from '../placing/use-payment-ways';
import { AwaitedVisit } from './awaited-visit';
import { MoreTime } from './more-time';
import { PaymentWays } from './payment-ways';
import { TimeToPay } from './time-to-pay';

const POLL_MS = 4000;

/**
 * True for an order that ended before anything said how it is paid. An order that was settled meanwhile is finished
 * here.
 */
function hasEndedUnpaid({ state, timeline }: Task): boolean {
  return isUnfulfilled(state) && !timeline.some(({ move }) => move === 'pay');
}

/**
 * Step 7 with an open bank payment: waits for it, counts the time that the hour is kept, offers to pay again or
 * otherwise.
 */
export function BankPaymentQuestion() {
  const t = useTranslations('order');
  const toErrorText = useErrorText();
  const { draft, price, save, goTo, finish, failure, followedTaskId } = useOrder();
  const taskid = draft.placed?.taskid ?? null;
  const { data, error, mutate } = useCall('clean/gettaskdetail', taskid === null ? null : { taskid }, {
    refreshInterval: POLL_MS,
  });
  useShownOrders(taskid === null ? null : toOrderPath(taskid, 'customer'));
  const task = data?.taskDetail;
  // The end of an order that took bids is told where it is followed.
  const isSettled =
    followedTaskId === null && task !== undefined && task.state !== 'PENDING_PAYMENT' && !hasEndedUnpaid(task);
  const goOn = useEffectEvent(() => {
    if (draft.placed) finish(draft.placed);
  });
  useEffect(() => {
    if (isSettled) goOn();
  }, [taskid, isSettled]);
  const remainingMs = useRemainingMs(task?.paymentExpiresAtMs ?? null, task?.serverNowMs ?? null);
  const startAgain = () => {
    // What was asked while the order held gift and wallet knows nothing of them.
    price.refresh();
    // A bid stays chosen: its pre-invoice has the other ways to pay.
    if (followedTaskId === null) save({ placed: null, attempt: null, isOver: false });
    else save({ placed: draft.placed && { ...draft.placed, phase: 'chosen' } });
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
  if (hasEndedUnpaid(task)) return <EndedUnpaid task={task} onAgain={startAgain} />;
  return (
    <OpenPayment
      task={task}
      remainingMs={remainingMs}
      failure={failure}
      onCancelled={startAgain}
      onProlonged={() => void mutate()}
    />
  );
}

/**
 * Tells once that an order was not paid in time, and where money that came late went. A person who comes back to the
 * service's page begins anew.
 */
function EndedUnpaid({ task, onAgain }: { task: Task; onAgain: () => void }) {
  const t = useTranslations('order.waiting');
  const locale = useLocale();
  const { save } = useOrder();
  useEffect(() => save({ isOver: true }), [save]);
  const { lateRial, lateToCardRial } = task.sums ?? { lateRial: 0, lateToCardRial: 0 };
  const lateWords = lateToCardRial > 0 ? 'expiredToCard' : 'expiredLate';
  return (
    <ErrorState
      title={t('expired')}
      text={lateRial > 0 ? t(lateWords, { amount: formatTomans(lateRial, locale) }) : t('expiredText')}
      action={
        <Button size="large" onClick={onAgain}>
          {t('again')}
        </Button>
      }
    />
  );
}

interface OpenPaymentProps {
  readonly task: Task;
  readonly remainingMs: number | null;
  readonly failure: CallError | null;
  readonly onCancelled: () => void;
  readonly onProlonged: () => void;
}

function OpenPayment({ task, remainingMs, failure, onCancelled, onProlonged }: OpenPaymentProps) {
  const t = useTranslations('order');
  const toErrorText = useErrorText();
  const { followedTaskId } = useOrder();
  const ways = usePaymentWays(task.payableRial);
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
      summary={<AmountDue amountRial={task.payableRial} />}
    >
      <TimeToPay
        label={t('waiting.kept')}
        remainingMs={remainingMs}
        more={<MoreTime task={task} remainingMs={remainingMs} onTaken={onProlonged} />}
      />
      <AwaitedVisit task={task} />
      {shown && <Notice tone="error">{toErrorText(shown)}</Notice>}
      <PaymentWays ways={ways} />
      {followedTaskId === null ? (
        <CancelOrder onCancelled={onCancelled} />
      ) : (
        <Button variant="quiet" className="-ms-5 self-start" onClick={onCancelled}>
          {t('waiting.toInvoice')}
        </Button>
      )}
    </QuestionFrame>
  );
}

function usePayAgain() {
  const { draft, finish, followedTaskId } = useOrder();
  const { isSending, failure, send } = useSending({ staysBusy: true });
  const pay = async (way: PaymentWayChoice) => {
    const { placed } = draft;
    if (!placed) return;
    const sent = await send(() =>
      settleOrder({
        reqid: placed.reqid,
        kind: way.kind,
        ipgId: way.gateway.ipgId,
        draft,
        isChosenLater: followedTaskId !== null,
      }),
    );
    if (!sent.ok) return;
    if (sent.answer === null) finish(placed);
    else leaveFor(sent.answer);
  };
  return { pay, isPaying: isSending, problem: failure };
}

/** Gives the hour back and returns to the pre-invoice with every answer. Nothing has been paid, so it costs nothing. */
function CancelOrder({ onCancelled }: { onCancelled: () => void }) {
  const t = useTranslations('order');
  const toErrorText = useErrorText();
  const { draft } = useOrder();
  const { isSending, failure, send } = useSending({ staysBusy: true });
  const cancel = async () => {
    const { placed } = draft;
    if (!placed) return;
    const sent = await send(() => callFromBrowser('reqandpay/cancelrequest', { reqid: placed.reqid }));
    if (sent.ok) onCancelled();
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="quiet" isLoading={isSending} onClick={() => void cancel()}>
        {t('waiting.change')}
      </Button>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
    </div>
  );
}

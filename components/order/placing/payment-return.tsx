'use client';

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Notice } from '@/components/ui/notice';
import { EmptyState, ErrorState } from '@/components/ui/states';
import { leaveFor } from '@/lib/client/leave-page';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import { useUserAccount } from '@/lib/client/user-account';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { STEPS } from '@/lib/funnel/steps';
import { EMPTY_DRAFT } from '@/lib/funnel/draft';
import { formatRemainingTime, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale, useRouter } from '@/lib/i18n/location';

import { LaterReturn } from '../after/later-return';
import { OrderComplete } from '../after/order-complete';
import { SaidTimeToPay } from '@/components/shared/said-time-to-pay';
import { settleOrder } from '@/components/shared/settle-order';
import { useRemainingMs } from '@/components/shared/use-remaining';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { findPlacedDraft, resetPlacedDraft } from '../state/use-order-draft';
import { toDraftStepPath } from '@/lib/client/order-draft';
import { MoreTime } from '../pre-invoice/more-time';
import { CreditReturn } from '../price/credit-return';
import { PaidText } from '../price/paid-text';
import { StillAsked } from './still-asked';
import { WalletReturn } from './wallet-return';

const POLL_MS = 3000;

/**
 * The person is back from the bank. The marketplace says what became of the payment, never the address: it may come
 * twice, late, or on another device. Paid stays here or comes here, everything else is the failure page's.
 */
export function PaymentReturn({ page }: { page: 'success' | 'fail' }) {
  const t = useTranslations('order');
  const router = useRouter();
  const parameters = useSearchParams();
  // Zarinpal's name of a payment, or Zibal's.
  const authority = parameters.get('Authority') ?? parameters.get('trackId');
  const { data, error, mutate } = useCall('reqandpay/verifypayment', authority ? { authority } : null, {
    refreshInterval: (latest) => (!latest || latest.outcome === 'pending' ? POLL_MS : 0),
    revalidateOnFocus: false,
  });
  const outcome = data?.outcome;
  useShownOrders(data && data.taskid !== null ? toOrderPath(data.taskid, 'customer') : null);
  const isElsewhere =
    (page === 'success' && (outcome === 'refused' || outcome === 'cancelled')) ||
    (page === 'fail' && outcome === 'paid');
  useEffect(() => {
    if (isElsewhere && authority)
      router.replace(`/${outcome === 'paid' ? 'success' : 'fail'}-online/?Authority=${encodeURIComponent(authority)}`);
  }, [isElsewhere, outcome, authority, router]);

  if (!authority || error?.key === 'not-found') return <UnknownPayment page={page} />;
  if (error && !data) return <LoadFailure title={t('return.failed')} error={error} onRetry={() => void mutate()} />;
  if (!data || isElsewhere) return <StillAsked payment={null} />;
  if (data.outcome === 'pending') return <StillAsked payment={data} />;
  if (data.outcome === 'returning') return <GoingBack amountRial={data.amountRial} referenceId={data.referenceId} />;
  if (data.taskid === null || data.reqid === null)
    return data.accountEnum === 'BIDDING' ? <CreditReturn payment={data} /> : <WalletReturn {...data} />;
  const { outcome: known, purpose } = data;
  if (purpose !== null && purpose !== 'order')
    return <LaterReturn {...data} outcome={known} purpose={purpose} taskid={data.taskid} />;
  if (data.outcome === 'paid')
    return <Paid taskid={data.taskid} amountRial={data.amountRial} referenceId={data.referenceId} />;
  if (data.outcome === 'to-wallet' || data.outcome === 'to-card')
    return <TooLate where={data.outcome === 'to-card' ? 'toCard' : 'toWallet'} amountRial={data.amountRial} />;
  return <Unpaid outcome={data.outcome} reqid={data.reqid} taskid={data.taskid} />;
}

function Paid({ taskid, amountRial, referenceId }: { taskid: number; amountRial: number; referenceId: string | null }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const account = useUserAccount();
  useEffect(() => resetPlacedDraft(taskid), [taskid]);
  const paid = (
    <div role="status">
      <Notice tone="success">
        <p className="font-semibold">{t('return.paid', { amount: formatTomans(amountRial, locale) })}</p>
        {referenceId && <p>{t.rich('return.reference', { reference: () => <bdi dir="ltr">{referenceId}</bdi> })}</p>}
      </Notice>
    </div>
  );
  if (account) return <OrderComplete taskId={taskid} heading="h2" paid={paid} />;
  return (
    <div className="flex flex-col gap-4">
      {paid}
      <Link href={`/my-order-list/current_order/?taskid=${taskid}`} className={toButtonClassName({ size: 'large' })}>
        {t('done.track')}
      </Link>
    </div>
  );
}

/** The money came after the hour was given back. */
function TooLate({ where, amountRial }: { where: 'toCard' | 'toWallet'; amountRial: number }) {
  const t = useTranslations('order');
  const locale = useLocale();
  return (
    <div role="status">
      <EmptyState
        title={t(`return.${where}`)}
        text={t(`return.${where}Text`, { amount: formatTomans(amountRial, locale) })}
        action={
          <Link href="/services/" className={toButtonClassName({ size: 'large' })}>
            {t('return.orderAgain')}
          </Link>
        }
      />
    </div>
  );
}

/** The account was erased while somebody was at the bank's page. */
function GoingBack({ amountRial, referenceId }: { amountRial: number; referenceId: string | null }) {
  const t = useTranslations('order.return');
  const locale = useLocale();
  return (
    <div role="status">
      <EmptyState
        title={t('goingBack')}
        text={
          <PaidText text={t('goingBackText', { amount: formatTomans(amountRial, locale) })} referenceId={referenceId} />
        }
        action={
          <Link href="/contact/" className={toButtonClassName({ variant: 'secondary', size: 'large' })}>
            {t('contact')}
          </Link>
        }
      />
    </div>
  );
}

function UnknownPayment({ page }: { page: 'success' | 'fail' }) {
  const t = useTranslations('order');
  return (
    <ErrorState
      title={t(page === 'fail' ? 'return.unpaid' : 'return.unknown')}
      text={t('return.unknownText')}
      action={
        <Link href="/my-order-list/" className={toButtonClassName({})}>
          {t('return.orders')}
        </Link>
      }
    />
  );
}

function Unpaid({ outcome, reqid, taskid }: { outcome: 'refused' | 'cancelled'; reqid: number; taskid: number }) {
  const t = useTranslations('order');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending({ staysBusy: true });
  // Rendered after an answer has come, so in the browser alone.
  const [placed] = useState(() => findPlacedDraft(taskid));
  const otherWay = placed
    ? toDraftStepPath(placed, STEPS.orderProcess)
    : `/my-order-list/current_order/?taskid=${taskid}`;
  const payAgain = async () => {
    const sent = await send(() => settleOrder({ reqid, kind: 'online', draft: EMPTY_DRAFT }));
    if (sent.ok && sent.answer) leaveFor(sent.answer);
  };
  return (
    <>
      <ErrorState
        title={t('return.unpaid')}
        text={t(`return.${outcome}`)}
        action={
          <>
            <Button size="large" isLoading={isSending} onClick={() => void payAgain()}>
              {t('waiting.payAgain')}
            </Button>
            <Link href={otherWay} className={toButtonClassName({ variant: 'secondary', size: 'large' })}>
              {t('return.otherWay')}
            </Link>
          </>
        }
      />
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <TimeToPay taskid={taskid} />
    </>
  );
}

/** How long the hour is still kept, for its owner, and more time where that is offered. */
function TimeToPay({ taskid }: { readonly taskid: number }) {
  const t = useTranslations('order.return');
  const locale = useLocale();
  const account = useUserAccount();
  const { data, mutate } = useCall('clean/gettaskdetail', account ? { taskid } : null);
  const leftMs = useRemainingMs(data?.taskDetail.paymentExpiresAtMs ?? null, data?.taskDetail.serverNowMs ?? null);
  return (
    <>
      {/* Before there is anything to say: a region that comes with its words is not read out. */}
      <SaidTimeToPay remainingMs={leftMs} />
      {leftMs !== null && leftMs > 0 && (
        <Notice tone="warning" className="mx-auto">
          <p role="timer" className="font-semibold">
            {t('kept', { time: formatRemainingTime(leftMs, locale) })}
          </p>
        </Notice>
      )}
      {data && (
        <div className="mx-auto flex flex-col gap-2">
          <MoreTime task={data.taskDetail} remainingMs={leftMs} onTaken={() => void mutate()} />
        </div>
      )}
    </>
  );
}

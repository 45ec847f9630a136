import { CircleSlash2, MessagesSquare } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Notice } from '@/components/ui/notice';
import { EmptyState } from '@/components/ui/states';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useSending } from '@/lib/client/use-sending';
import { isUnfulfilled } from '@/lib/domain/order/order-states';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { RequestActions } from './request-actions';
import type { Bidding } from './use-bidding';
import { useOrderAnew } from './use-order-anew';

const RetryDialog = dynamic(
  toPatientLoader(() => import('./retry-dialog').then((module) => module.RetryDialog)),
  { ssr: false },
);

interface EndedBiddingProps {
  readonly bidding: Bidding;
  readonly onChange: () => void;
}

/** No bids are taken any more: why there is none, or none was chosen, and what can be done now (BEHAVIOUR 6). */
export function EndedBidding({ bidding, onChange }: EndedBiddingProps) {
  return isUnfulfilled(bidding.state) ? (
    <ClosedRequest bidding={bidding} />
  ) : (
    <ExpiredRequest bidding={bidding} onChange={onChange} />
  );
}

function ExpiredRequest({ bidding, onChange }: EndedBiddingProps) {
  const t = useTranslations('bidding');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const [isHourAsked, setIsHourAsked] = useState(false);
  const { isSending, failure, send } = useSending();
  const { reqid, retriesLeft, retryNeedsHour, noBidReason } = bidding;
  const canRetry = retriesLeft > 0;
  const retry = async () => {
    await send(() => callFromBrowser('requestBidding/retry', { reqid }));
    onChange();
  };
  return (
    <div className="flex flex-col gap-4">
      <EmptyState
        icon={MessagesSquare}
        title={noBidReason === null ? t('ended.unchosen') : t('ended.none')}
        text={
          <>
            {noBidReason === null ? t('ended.unchosenText') : t(`reasons.${noBidReason}`)}
            {canRetry && (
              <span className="block pt-2">
                {t('ended.retries', { count: retriesLeft, number: formatDigits(retriesLeft, locale) })}
              </span>
            )}
          </>
        }
        action={
          canRetry && (
            <div className="flex w-full flex-col gap-3">
              {!retryNeedsHour && (
                <Button size="large" isLoading={isSending} onClick={() => void retry()}>
                  {t('ended.retry')}
                </Button>
              )}
              <Button
                size="large"
                variant={retryNeedsHour ? 'primary' : 'secondary'}
                onClick={() => setIsHourAsked(true)}
              >
                {t('ended.retryHour')}
              </Button>
            </div>
          )
        }
      />
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <div className="flex justify-center">
        <RequestActions bidding={bidding} onCancelled={onChange} />
      </div>
      {isHourAsked && <RetryDialog bidding={bidding} onClose={() => setIsHourAsked(false)} onRetried={onChange} />}
    </div>
  );
}

/** Cancelled, or over for good: the same can be ordered again. */
function ClosedRequest({ bidding: { taskid } }: { bidding: Bidding }) {
  const t = useTranslations('bidding');
  const toErrorText = useErrorText();
  const orderAnew = useOrderAnew();
  const { isSending, failure, send } = useSending({ staysBusy: true });
  return (
    <>
      <EmptyState
        icon={CircleSlash2}
        title={t('closed.title')}
        text={t('closed.text')}
        action={
          <>
            <Button size="large" isLoading={isSending} onClick={() => void send(() => orderAnew(taskid))}>
              {t('closed.again')}
            </Button>
            <Link
              href={`/my-order-list/current_order/?taskid=${taskid}`}
              className={toButtonClassName({ variant: 'secondary', size: 'large' })}
            >
              {t('closed.order')}
            </Link>
          </>
        }
      />
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
    </>
  );
}

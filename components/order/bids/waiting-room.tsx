import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { Notice } from '@/components/ui/notice';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import { QuestionFrame } from '../shell/question-frame';
import { BidCard } from './bid-card';
import { BidNews } from './bid-news';
import { BiddingQuestions } from './bidding-questions';
import { EndedBidding } from './ended-bidding';
import { WaitingSkeleton } from './follow-order';
import { RequestActions } from './request-actions';
import { useBidChanges, useBidding, type Bidding } from './use-bidding';
import { WindowCard } from './window-card';

/** Step 7: bids arrive live, with the time that is left, who reads, and what bidders ask (BEHAVIOUR 6). */
export function WaitingRoom({ taskId }: { taskId: number }) {
  const t = useTranslations('bidding');
  const { data, error, mutate } = useBidding(taskId);
  if (!data && error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <WaitingSkeleton />;
  if (data.state !== 'BIDDING') return <EndedBidding bidding={data} onChange={() => void mutate()} />;
  return <OpenRoom bidding={data} isStale={error !== undefined} onChange={() => void mutate()} />;
}

interface OpenRoomProps {
  readonly bidding: Bidding;
  /** The last try to hear more of it failed. */
  readonly isStale: boolean;
  readonly onChange: () => void;
}

function OpenRoom({ bidding, isStale, onChange }: OpenRoomProps) {
  const t = useTranslations('bidding');
  const locale = useLocale();
  const { goOn } = useOrder();
  const changes = useBidChanges(bidding);
  const { lstSuggestion: bids } = bidding;
  const count = formatDigits(bids.length, locale);
  // The newest first: what just came is what one looks for here. The choice sorts them.
  const newest = bids.toSorted((left, right) => right.addedAtMs - left.addedAtMs);
  return (
    <QuestionFrame
      title={bids.length === 0 ? t('waiting.title') : t('waiting.arrived', { count: bids.length, bids: count })}
      hint={t('waiting.hint')}
      summary={bids.length > 0 ? <CheapestBid bidding={bidding} /> : undefined}
      next={
        bids.length > 0
          ? { label: t(bids.length === 1 ? 'waiting.look' : 'waiting.compare'), onPress: () => goOn({ hasBids: true }) }
          : undefined
      }
    >
      <WindowCard bidding={bidding} isStale={isStale} onOver={onChange} />
      {(bidding.noBidReason === 'nobody-asked' || bidding.noBidReason === 'nobody-serves') && (
        <Notice tone="warning">{t(`reasons.open.${bidding.noBidReason}`)}</Notice>
      )}
      <BidNews changes={changes} />
      {bids.length > 0 && (
        <section aria-label={t('waiting.list')}>
          <ul className="flex flex-col gap-3">
            {newest.map((bid) => (
              <BidCard key={bid.sgid} bid={bid} change={changes.find((change) => change.bid.sgid === bid.sgid)} />
            ))}
          </ul>
        </section>
      )}
      {bids.length === 0 && bidding.noBidReason === null && <NoBidYet />}
      <BiddingQuestions bidding={bidding} onAnswered={onChange} />
      <RequestActions bidding={bidding} onCancelled={onChange} />
    </QuestionFrame>
  );
}

/** Three quiet places for what will come. */
function NoBidYet() {
  const t = useTranslations('bidding');
  return (
    <div className="flex flex-col gap-3">
      <p className="text-stone-500">{t('waiting.none')}</p>
      <div aria-hidden className="flex flex-col gap-3">
        {[0, 1].map((key) => (
          <div
            key={key}
            className="flex items-center gap-4 rounded-card border border-dashed border-stone-200 bg-card p-4"
          >
            <span className="size-14 shrink-0 animate-shimmer rounded-full bg-enamel-50" />
            <span className="flex grow flex-col gap-2">
              <span className="h-4 w-1/2 animate-shimmer rounded-full bg-enamel-50" />
              <span className="h-3 w-1/3 animate-shimmer rounded-full bg-enamel-50" />
            </span>
            <span className="h-5 w-16 animate-shimmer rounded-full bg-enamel-50" />
          </div>
        ))}
      </div>
    </div>
  );
}

function CheapestBid({ bidding: { lstSuggestion } }: { bidding: Bidding }) {
  const t = useTranslations('bidding');
  const locale = useLocale();
  const cheapestRial = Math.min(...lstSuggestion.map(({ price }) => price));
  return (
    <span>
      <span className="block text-12 text-stone-500">{t('waiting.cheapest')}</span>
      <span className="block whitespace-nowrap font-bold">{formatTomans(cheapestRial, locale)}</span>
    </span>
  );
}

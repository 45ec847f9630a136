import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useState } from 'react';

import { HeardLabel } from '@/components/shared/heard-label';
import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { EmptyState } from '@/components/ui/states';
import { toPatientLoader } from '@/lib/client/patient-loader';
import type { Gender } from '@/lib/contract/enumerations';
import { STEPS } from '@/lib/funnel/steps';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { AfterQuestion } from '../questions/after-question';
import { GenderFilter } from '../questions/gender-filter';
import { useOrder } from '../state/order-context';
import { QuestionFrame } from '../shell/question-frame';
import { BidCard } from './bid-card';
import { BidNews } from './bid-news';
import { WaitingSkeleton } from './follow-order';
import { BID_ORDERS, sortBids, type BidOrder } from './sort-bids';
import { useBidChanges, useBidding, type Bid, type Bidding } from './use-bidding';
import { WindowCard } from './window-card';

const ChooseDialog = dynamic(
  toPatientLoader(() => import('./choose-dialog').then((module) => module.ChooseDialog)),
  { ssr: false },
);

/** Steps 8 and 21: one of the bids. Another one can be chosen until it is paid (BEHAVIOUR 6). */
export function BidChoice() {
  const t = useTranslations('bidding');
  const { followedTaskId, save, goTo } = useOrder();
  const { data, error, mutate } = useBidding(followedTaskId);
  const canChoose = data === undefined || data.state === 'BIDDING' || data.state === 'PENDING_PAYMENT';
  const leave = useEffectEvent(() => {
    save({ hasBids: false });
    goTo(STEPS.orderProcess);
  });
  // The window is over: the waiting room says why, and what can be done.
  useEffect(() => {
    if (!canChoose) leave();
  }, [canChoose]);
  if (!data && error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data || !canChoose) return <WaitingSkeleton />;
  return <Comparison bidding={data} isStale={error !== undefined} onChange={() => void mutate()} />;
}

interface ComparisonProps {
  readonly bidding: Bidding;
  readonly isStale: boolean;
  readonly onChange: () => void;
}

function Comparison({ bidding, isStale, onChange }: ComparisonProps) {
  const t = useTranslations('bidding');
  const locale = useLocale();
  const { goTo } = useOrder();
  const [order, setOrder] = useState<BidOrder>('best');
  const [gender, setGender] = useState<Gender | null>(null);
  const [asked, setAsked] = useState<Bid | null>(null);
  const changes = useBidChanges(bidding);
  const { lstSuggestion, chosenSgid, liveCount } = bidding;
  const bids = sortBids(lstSuggestion, order).filter((bid) => gender === null || bid.gender === gender);
  const isMore = liveCount > lstSuggestion.length;
  return (
    <QuestionFrame title={t('choice.title')} hint={t('choice.hint')}>
      {bidding.state === 'BIDDING' && <WindowCard bidding={bidding} isStale={isStale} onOver={onChange} />}
      <BidNews changes={changes} />
      {lstSuggestion.length === 0 && (
        <EmptyState
          title={t('choice.none')}
          text={t('choice.noneText')}
          action={<Button onClick={() => goTo(STEPS.orderProcess)}>{t('choice.back')}</Button>}
        />
      )}
      {lstSuggestion.length > 0 && <GenderFilter value={gender} onValueChange={setGender} />}
      {bids.length === 0 && lstSuggestion.length > 0 && gender !== null && (
        <NoQuote gender={gender} onShowAll={() => setGender(null)} />
      )}
      {bids.length > 1 && (
        <ChoiceChips
          legend={t('choice.sort')}
          choices={BID_ORDERS.map((value) => ({ value, label: t(`choice.orders.${value}`) }))}
          value={order}
          onValueChange={setOrder}
          isScrolling
        />
      )}
      <AfterQuestion>
        <ul className="flex flex-col gap-3">
          {bids.map((bid) => (
            <BidCard
              key={bid.sgid}
              bid={bid}
              change={changes.find((change) => change.bid.sgid === bid.sgid)}
              isChosen={bid.sgid === chosenSgid}
              action={<TakeButton bid={bid} isChosen={bid.sgid === chosenSgid} onAsk={setAsked} />}
            />
          ))}
        </ul>
        {isMore && (
          <Notice>
            {t('choice.more', {
              shown: formatDigits(lstSuggestion.length, locale),
              all: formatDigits(liveCount, locale),
            })}
          </Notice>
        )}
      </AfterQuestion>
      {asked && (
        <ChooseDialog
          asked={asked}
          current={lstSuggestion.find(({ sgid }) => sgid === asked.sgid) ?? null}
          insteadOf={chosenSgid}
          onClose={() => setAsked(null)}
          onChange={onChange}
        />
      )}
    </QuestionFrame>
  );
}

/** There are quotes, but none of those who are to be shown. */
function NoQuote({ gender, onShowAll }: { gender: Gender; onShowAll: () => void }) {
  const t = useTranslations('order.provider.filter');
  return (
    <EmptyState
      title={t(`noQuote.${gender}`)}
      text={t('noQuoteText')}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t('all')}
        </Button>
      }
    />
  );
}

function TakeButton({ bid, isChosen, onAsk }: { bid: Bid; isChosen: boolean; onAsk: (bid: Bid) => void }) {
  const t = useTranslations('bidding');
  const { goTo } = useOrder();
  if (isChosen) return <Button onClick={() => goTo(STEPS.preFactor)}>{t('choice.toInvoice')}</Button>;
  return (
    <Button variant="secondary" onClick={() => onAsk(bid)}>
      <HeardLabel seen={t('choice.take')} label={t('choice.takeName', { name: '{name}' })} name={bid.fullname} />
    </Button>
  );
}

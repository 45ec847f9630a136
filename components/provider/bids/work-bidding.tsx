import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { isUnfulfilled, isUnsettled } from '@/lib/domain/order/order-states';
import { formatInstant, formatRemainingTime, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from '../work-move';
import { toBidState, type WorkBidding as Bidding } from './bid';
import { BidForm } from './bid-form';
import { BidQuestions } from './bid-questions';
import { OwnBidCard } from './own-bid-card';

type ToldKey =
  | 'pending'
  | 'othersHeld'
  | 'held'
  | 'chosen'
  | 'rejected'
  | 'withdrawn'
  | 'withdrawnClosed'
  | 'expired'
  | 'windowOver'
  | 'notFree'
  | 'cancelled'
  | 'lapsed'
  | 'closed';

/** Why an order is over before its work; the customer cancels none of the others. */
const ENDED: Partial<Record<WorkDetail['state'], ToldKey>> = {
  CANCELLED_BY_CUSTOMER: 'cancelled',
  CANCELLED_BY_SYSTEM: 'lapsed',
  PAYMENT_EXPIRED: 'lapsed',
};

/** The bidder's state in one sentence; null for a provider who can bid and has not. */
function findTold({ state }: WorkDetail, bidding: Bidding): ToldKey | null {
  const bidState = bidding.ownBid && toBidState(bidding.ownBid);
  if (isUnfulfilled(state)) return ENDED[state] ?? 'closed';
  if (bidState === 'selected')
    return state === 'PENDING_PAYMENT' ? 'held' : state === 'AWAITING_PROVIDER' ? 'chosen' : null;
  if (bidState === 'rejected') return 'rejected';
  if (bidState === 'pending') return state === 'BIDDING' ? 'pending' : 'othersHeld';
  if (bidState === 'expired' && !bidding.canBid) return 'expired';
  if (bidState === 'withdrawn') return bidding.canBid ? 'withdrawn' : 'withdrawnClosed';
  if (bidding.closedBecause === 'not-free') return 'notFree';
  return bidding.canBid ? null : 'windowOver';
}

const GOOD: readonly ToldKey[] = ['held', 'chosen'];

/** Everything of an order's bidding that its bidder reads and does (BEHAVIOUR 6). */
export function WorkBidding({ work, bidding, onChange }: { work: WorkDetail; bidding: Bidding; onChange: () => void }) {
  const t = useTranslations('work-bids');
  const locale = useLocale();
  const [isEditing, setIsEditing] = useState(false);
  const { ownBid } = bidding;
  const told = findTold(work, bidding);
  const edited = isEditing && ownBid?.canEdit ? ownBid : null;
  const showsForm = bidding.canBid || edited !== null;
  return (
    <section className="flex flex-col gap-4">
      <div aria-live="polite" className="empty:hidden">
        {told && (
          <Notice tone={GOOD.includes(told) ? 'success' : 'info'}>
            {told === 'chosen' ? t('told.chosen', { answerDue: toAnswerDue(work, locale) }) : t(`told.${told}`)}
          </Notice>
        )}
      </div>
      {work.state === 'BIDDING' && <BiddingFacts work={work} bidding={bidding} />}
      {ownBid && !edited && !bidding.canBid && (
        <OwnBidCard
          bid={ownBid}
          isSettled={toBidState(ownBid) === 'selected' && !isUnsettled(work.state)}
          onEdit={() => setIsEditing(true)}
          onWithdrawn={onChange}
        />
      )}
      {showsForm && (
        <BidForm
          key={edited?.sgid ?? 'new'}
          taskId={work.taskid}
          bidding={bidding}
          bid={edited}
          onCancel={edited && (() => setIsEditing(false))}
          onSent={(isSent) => {
            if (isSent) setIsEditing(false);
            onChange();
          }}
        />
      )}
      {work.state === 'BIDDING' && <BidQuestions taskId={work.taskid} bidding={bidding} onAsked={onChange} />}
    </section>
  );
}

/** Until when somebody who was chosen has to answer, as it is read; `none` where no end is known. */
function toAnswerDue({ answerDueAtMs }: WorkDetail, locale: Locale): string {
  return answerDueAtMs ? formatInstant(answerDueAtMs, locale) : 'none';
}

/** How long bids are taken, what such a job costs, how many others there are. */
function BiddingFacts({ work, bidding }: { work: WorkDetail; bidding: Bidding }) {
  const t = useTranslations('work-bids');
  const locale = useLocale();
  const { guide, windowEndsAtMs, rivalCount } = bidding;
  return (
    <Card tone="tinted" className="flex flex-col gap-4">
      {windowEndsAtMs !== null && (
        <p role="timer" className="text-18 font-bold">
          {t('window', { time: formatRemainingTime(windowEndsAtMs - work.serverNowMs, locale) })}
        </p>
      )}
      <dl className="grid gap-4 tablet:grid-cols-2 [&_dt]:text-14 [&_dt]:text-stone-500">
        {guide && (
          <div>
            <dt>{t('guide')}</dt>
            <dd className="font-semibold">
              {guide.leastRial === guide.mostRial
                ? formatTomans(guide.mostRial, locale)
                : t('guideRange', {
                    least: formatTomans(guide.leastRial, locale),
                    most: formatTomans(guide.mostRial, locale),
                  })}
            </dd>
            {guide.lines.map(({ key, label }) => (
              <dd key={key} className="text-14 text-stone-500">
                {label}
              </dd>
            ))}
            <dd className="text-14 text-stone-500">{t('guideHours', { count: guide.hourCount })}</dd>
          </div>
        )}
        <div>
          <dt>{t('floor')}</dt>
          <dd>{formatTomans(bidding.floorRial, locale)}</dd>
        </div>
        <div>
          <dt>{t('rivals')}</dt>
          <dd>{t('rivalCount', { count: rivalCount })}</dd>
        </div>
      </dl>
    </Card>
  );
}

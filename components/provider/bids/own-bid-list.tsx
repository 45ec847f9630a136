import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { useTravelText } from '@/components/shared/use-travel-text';
import { VisitTimes } from '@/components/shared/visit-times';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import type { OwnBidList as ListName } from '@/lib/contract/provider-enumerations';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatRemainingTime, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toWorkHref } from '../work-card';
import { canBeOrdered, listByWay, type NearMinutes, type WorkOrder } from '../work/nearest-first';
import { NearestFirstChoice } from '../work/nearest-first-choice';
import { toBidState } from './bid';

type Own = CallAnswer<'suggestion/getownsuggestion'>['lstOwn'][number];

const PAGE_SIZE = 20;

/** One list of the own bids, the newest first, a page after the other. */
export function OwnBidList({ list }: { list: ListName }) {
  return (
    <ul className="flex flex-col gap-3">
      <BidPage list={list} pageNumber={0} />
    </ul>
  );
}

function BidPage({ list, pageNumber }: { list: ListName; pageNumber: number }) {
  const t = useTranslations('work-bids.mine');
  const [isMoreWanted, setMoreWanted] = useState(false);
  const [order, setOrder] = useState<WorkOrder>('soonest');
  const [within, setWithin] = useState<NearMinutes>(null);
  const { data, error, mutate } = useCall('suggestion/getownsuggestion', { list, pageNumber, pageSize: PAGE_SIZE });
  if (error && !data) {
    return (
      <li>
        <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />
      </li>
    );
  }
  if (!data) {
    return (
      <li>
        <Skeleton className="h-28 rounded-card" />
      </li>
    );
  }
  const hasMore = data.ownCount > (pageNumber + 1) * PAGE_SIZE;
  return (
    <>
      {data.ownCount === 0 && (
        <li className="rounded-card border border-dashed border-stone-200 p-4 text-stone-500">{t(`empty.${list}`)}</li>
      )}
      {list === 'live' && pageNumber === 0 && canBeOrdered(data.lstOwn) && (
        <li>
          <NearestFirstChoice order={order} within={within} onOrder={setOrder} onWithin={setWithin} />
        </li>
      )}
      {listByWay(data.lstOwn, { order, within }).map((own) => (
        <OwnBidRow key={own.bid.sgid} own={own} serverNowMs={data.serverNowMs} />
      ))}
      {hasMore && isMoreWanted && <BidPage list={list} pageNumber={pageNumber + 1} />}
      {hasMore && !isMoreWanted && (
        <li>
          <Button variant="secondary" className="w-full" onClick={() => setMoreWanted(true)}>
            {t('more')}
          </Button>
        </li>
      )}
    </>
  );
}

function OwnBidRow({ own: { bid, task, windowEndsAtMs, travel }, serverNowMs }: { own: Own; serverNowMs: number }) {
  const t = useTranslations('work-bids');
  const visits = useTranslations('provider');
  const locale = useLocale();
  const toTravelText = useTravelText('own');
  const state = toBidState(bid);
  const isHeld = state === 'selected' && task.state === 'PENDING_PAYMENT';
  return (
    <li className="relative flex flex-col gap-1 rounded-card border border-stone-200 bg-card p-4 transition-colors has-[a:hover]:border-enamel-300">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold">
          <Link href={toWorkHref(task)} className="after:absolute after:inset-0 after:rounded-card">
            {toWorkName(task)}
          </Link>
        </h2>
        <span className="font-semibold">{formatTomans(bid.price, locale)}</span>
      </div>
      <VisitTimes order={task} pickUpLabel={visits('pickUp')} returnLabel={visits('returnVisit')} />
      <p className="text-14 text-stone-500">{task.deliveryPlace}</p>
      {travel && <p className="text-14">{toTravelText(travel)}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <Badge tone={state === 'selected' ? 'success' : 'neutral'}>
          {isHeld ? t('mine.held') : t(`states.${state}`)}
        </Badge>
        {state === 'pending' && windowEndsAtMs !== null && (
          <span>{t('window', { time: formatRemainingTime(windowEndsAtMs - serverNowMs, locale) })}</span>
        )}
        {state === 'rejected' && <span className="font-semibold text-enamel-700">{t('mine.why')}</span>}
      </div>
    </li>
  );
}

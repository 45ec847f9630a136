import { useTranslations } from 'next-intl';

import { BookmarkList } from '@/components/shared/bookmarks/bookmark-list';
import { LateWords } from '@/components/layout/late-words';
import { isReturning } from '@/components/layout/returning-script';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import { loadCommonWords, loadOrderWords } from '@/lib/i18n/order-words';
import { Link } from '@/lib/i18n/link';

import { LastOrder } from './last-order';
import { HourOffers } from './offers/hour-offers';
import { findNextVisit, NextVisit } from './next-visit';
import { PeopleRow } from './people/people-row';
import { useReturningHeight } from './use-returning-height';

const WORDS = { 'order-following': loadOrderWords, common: loadCommonWords };

/**
 * The order that runs, on the plate of the own door. The last one can be had again, with its professional where that
 * one is free.
 */
export function Returning() {
  const { data } = useCall('clean/getallcurrenttaskbyuserid', {});
  const place = useReturningHeight(data !== undefined);
  return (
    <LateWords words={WORDS}>
      <div ref={place} className="flex flex-col gap-3">
        <HourOffers />
        <RunningAndLast />
        <PeopleRow />
        <BookmarkList />
      </div>
    </LateWords>
  );
}

function RunningAndLast() {
  const t = useTranslations('order-following');
  const { data, error } = useCall('clean/getallcurrenttaskbyuserid', {});
  // Where their place is kept at the top of the page, it stays until they are there.
  if (!data) return !error && isReturning() && <Skeleton className="h-52 w-full rounded-sheet" />;
  const { lstTask, taskCount } = data;
  const next = findNextVisit(lstTask) ?? lstTask[0];
  if (!next) return <LastOrder />;
  return (
    <>
      <div className="flex flex-col">
        <ul>
          <NextVisit task={next} />
        </ul>
        {taskCount > 1 && (
          <Link
            href="/my-order-list/"
            className="inline-flex min-h-touch items-center self-start font-semibold text-enamel-700 hover:underline"
          >
            {t('others', { count: taskCount - 1 })}
          </Link>
        )}
      </div>
      <LastOrder shownIds={lstTask.map(({ taskid }) => taskid)} />
    </>
  );
}

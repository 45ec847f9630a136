import { useState } from 'react';

import { useCall } from '@/lib/client/use-call';
import type { CallRequest } from '@/lib/contract';

import { refreshDesk, useDeskNews } from './desk-fresh';
import { useHeld } from './held-answers';
import { QUEUE_REFRESH_MS } from './queue-refresh';

export const QUEUE_PAGE_SIZE = 20;

export type QueueCall =
  | 'operator/getallapplication'
  | 'operator/getallworkvehicle'
  | 'operator/getallappeal'
  | 'operator/getallexcuse'
  | 'operator/getallreviewappeal'
  | 'operator/getallenquiry'
  | 'operator/getalloutgoing'
  | 'operator/getallpaperrequest'
  | 'operator/getalldispute'
  | 'operator/getallreport'
  | 'operator/getallcashclaim'
  | 'operator/getallbankcase'
  | 'operator/getallgiftcode'
  | 'operator/getallwaitingmoney'
  | 'operator/getallpause'
  | 'operator/getallpayoutrun'
  | 'operator/getpayoutrun'
  | 'operator/getallsheba';

/**
 * A page of what waits, read again while it is looked at. `queue` is for the Queue that shows it; `filter` is what the
 * call takes beside the page.
 */
export function useQueue<Name extends QueueCall>(
  name: Name,
  filter: Omit<CallRequest<Name>, 'pageNumber' | 'pageSize'>,
) {
  const [page, setPage] = useState(0);
  useDeskNews();
  const input = { ...filter, pageNumber: page, pageSize: QUEUE_PAGE_SIZE } as CallRequest<Name>;
  const { data: newest, error, mutate } = useCall(name, input, { refreshInterval: QUEUE_REFRESH_MS });
  const data = useHeld(newest);
  return {
    data,
    readAgain: refreshDesk,
    queue: { error, page, totalCount: data?.totalCount ?? 0, onPage: setPage, onRetry: () => void mutate() },
  };
}

'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { toStateTone } from '@/components/shared/state-tone';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';

import { refreshDesk } from '../desk-fresh';
import { useHeld } from '../held-answers';
import { BookingsCard } from '../corrections/bookings-card';
import { QUEUE_REFRESH_MS } from '../queue-refresh';
import { useOrderStateWords } from '../use-order-state-words';
import { CaseBar } from './case-bar';
import { CaseFacts } from './case-facts';
import { CaseHead } from './case-head';
import { CaseLayout } from './case-layout';
import { CaseMoney } from './case-money';
import { CaseMoves } from './case-moves';
import { CasePeople } from './case-people';
import { CaseReview } from './case-review';
import { CaseTimeline } from './case-timeline';
import type { DeskOrder } from './desk-order';
import { LikelyAct } from './likely-act';
import { useOrderPeople } from './use-order-people';

/** One order at the desk: head, money, people, facts, and everything that happened (BEHAVIOUR 20). */
export function OrderCase({ taskId }: { taskId: number }) {
  const t = useTranslations('desk');
  const {
    data: newest,
    error,
    mutate,
  } = useCall('operator/getorder', { taskid: taskId }, { refreshInterval: QUEUE_REFRESH_MS });
  const data = useHeld(newest);
  const change = (order: DeskOrder) => {
    void mutate({ order }, { revalidate: false });
    refreshDesk();
  };
  if (!data && error) return <LoadFailure title={t('case.failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  return <Case order={data.order} onChange={change} onRead={refreshDesk} />;
}

interface CaseProps {
  readonly order: DeskOrder;
  readonly onChange: (order: DeskOrder) => void;
  /** The order is to be read again. */
  readonly onRead: () => void;
}

function Case({ order, onChange, onRead }: CaseProps) {
  const people = useOrderPeople(order);
  return (
    <CaseLayout
      head={
        <>
          <Head order={order} onChange={onChange} />
          <CaseBar subject="order" caseId={order.taskid} hasClock />
        </>
      }
      facts={<CaseMoney money={order.money} />}
      main={
        <>
          <BookingsCard of={{ taskid: order.taskid }} onChange={onRead} />
          {order.review && <CaseReview taskId={order.taskid} review={order.review} />}
          <CaseTimeline events={order.lstEvent} />
        </>
      }
      side={
        <>
          <CasePeople people={people} />
          <CaseMoves order={order} onChange={onChange} />
          <CaseFacts order={order} />
        </>
      }
    />
  );
}

function Head({ order, onChange }: Pick<CaseProps, 'order' | 'onChange'>) {
  const t = useTranslations('desk.case');
  const toOrderState = useOrderStateWords();
  const { reqcode, serviceName, serviceTypeName, state, deadline, serverNowMs } = order;
  return (
    <CaseHead
      code={reqcode}
      title={[serviceName, serviceTypeName].filter(Boolean).join(' · ')}
      state={<Badge tone={toStateTone(state)}>{toOrderState(state)}</Badge>}
      deadline={deadline && { label: t(`deadlines.${deadline.kind}`), atMs: deadline.atMs }}
      serverNowMs={serverNowMs}
      move={<LikelyAct order={order} onChange={onChange} />}
    />
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { DoneHero } from '@/components/order-following/hero/done-hero';
import { PayHero } from '@/components/order-following/hero/pay-hero';
import { PlainHero } from '@/components/order-following/hero/plain-hero';
import { VisitPlate } from '@/components/order-following/hero/visit-hero';
import { WaitingHero } from '@/components/order-following/hero/waiting-hero';
import { WorkHero } from '@/components/order-following/hero/work-hero';
import type { TaskDetail } from '@/components/order-following/task-detail';
import type { WorkersOfService } from '@/lib/client/best-workers';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { Part } from './part';

const SAMPLE_RIALS = 9_600_000;
const SAMPLE_DAY = '2026-11-28';
const SAMPLE_PLATE = '12';
/** Eleven in the morning of that day in Tehran, two hours before the visit. */
const NOW_MS = Date.UTC(2026, 10, 28, 7, 30);
const STARTS_AT_MS = NOW_MS + 2 * HOUR_MS;
/** The evening before, when the time to answer stands still. */
const NIGHT_MS = NOW_MS - 12 * HOUR_MS;
const MINUTES_AWAY = [12, 130];
const ENDED = ['COMPLETED', 'DECLINED', 'EXPIRED', 'CANCELLED_BY_CUSTOMER'] as const;

interface HeroesProps {
  readonly person: WorkersOfService['workers'][number] | undefined;
}

/** An order's state at one glance, as the head of its page has it. Acts of a sample are refused. */
export function Heroes({ person }: HeroesProps) {
  const t = useTranslations('order-following.hero');
  const inState = (state: TaskDetail['state'], known: Partial<TaskDetail> = {}) =>
    toSample(person, { state, timeline: [{ state, move: '', atMs: NOW_MS - HOUR_MS }], ...known });
  const asked = inState('AWAITING_PROVIDER', { answerDueAtMs: NOW_MS + HOUR_MS });
  const onTheWay = inState('EN_ROUTE', { deliveryStreet: t('plate', { plate: SAMPLE_PLATE }) });
  const done = inState('DONE', { completesAtMs: NOW_MS + HOUR_MS, moves: ['complete', 'dispute'] });
  return (
    <>
      <Part name="PayHero">
        <Head>
          <PayHero task={inState('PENDING_PAYMENT', { paymentExpiresAtMs: NOW_MS + 9 * MINUTE_MS })} onChange={stays} />
        </Head>
      </Part>
      <Part name="WaitingHero">
        <Head>
          <WaitingHero task={asked} onChange={stays} />
        </Head>
        <Head>
          <WaitingHero task={{ ...asked, serverNowMs: NIGHT_MS, timeline: [] }} onChange={stays} />
        </Head>
      </Part>
      <Part name="VisitPlate">
        <Head>
          <VisitPlate task={inState('CONFIRMED')} arrival={null} />
        </Head>
        {MINUTES_AWAY.map((minutes) => (
          <Head key={minutes}>
            <VisitPlate task={onTheWay} arrival={{ minutes, atMs: NOW_MS + minutes * MINUTE_MS }} />
          </Head>
        ))}
        <Head>
          <VisitPlate task={{ ...onTheWay, doorWait: atTheDoor }} arrival={null} />
        </Head>
      </Part>
      <Part name="WorkHero">
        <Head>
          <WorkHero task={inState('IN_PROGRESS')} onChange={stays} />
        </Head>
      </Part>
      <Part name="DoneHero">
        <Head>
          <DoneHero task={done} onChange={stays} />
        </Head>
      </Part>
      <Part name="PlainHero">
        {ENDED.map((state) => (
          <Head key={state}>
            <PlainHero task={inState(state)} />
          </Head>
        ))}
      </Part>
    </>
  );
}

const stays = () => undefined;

const atTheDoor: TaskDetail['doorWait'] = {
  arrivedAtMs: NOW_MS,
  isNear: true,
  waitsUntilMs: null,
  lstMissing: [],
  customerWord: null,
  feeRial: null,
};

/** As wide as the order's page has it beside its other column. */
function Head({ children }: { readonly children: ReactNode }) {
  return <div className="w-full max-w-prose">{children}</div>;
}

/** As much of an order as its head reads; the contract's type would want every field. */
function toSample(person: HeroesProps['person'], known: Partial<TaskDetail>): TaskDetail {
  const sums = { paidRial: SAMPLE_RIALS, cashRial: 0 } as TaskDetail['sums'];
  const sample: Partial<TaskDetail> = {
    taskid: 0,
    kind: 'cleaning',
    absence: null,
    gDate: SAMPLE_DAY,
    startHour: 13,
    endHour: 17,
    hourCount: 4,
    startsAtMs: STARTS_AT_MS,
    arrivesUntilMs: null,
    serverNowMs: NOW_MS,
    answerDueAtMs: null,
    completesAtMs: null,
    paymentExpiresAtMs: null,
    returnVisit: null,
    deliveryStreet: '',
    doorWait: null,
    lateness: null,
    dispute: null,
    isRescueAgreed: false,
    moves: [],
    priceRial: SAMPLE_RIALS,
    sums,
    providerName: person?.fullname ?? '',
    providerImage: person?.userImage ?? null,
    ...known,
  };
  return sample as TaskDetail;
}

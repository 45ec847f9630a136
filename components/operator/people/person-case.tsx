'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { SumRow } from '@/components/shared/sum-row';
import { toStateTone } from '@/components/shared/state-tone';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { CaseBar } from '../cases/case-bar';
import { CaseHead } from '../cases/case-head';
import { CaseLayout } from '../cases/case-layout';
import { PersonPapers } from '../papers/person-papers';
import { BookingsCard } from '../corrections/bookings-card';
import { refreshDesk, useDeskNews } from '../desk-fresh';
import { useHeld } from '../held-answers';
import { QUEUE_REFRESH_MS } from '../queue-refresh';
import { useOrderStateWords } from '../use-order-state-words';
import type { DeskPerson } from './desk-person';
import { PersonCertificates } from './person-certificates';
import { PersonFacts } from './person-facts';
import { PersonMoves } from './person-moves';
import { PersonSanctions } from './person-sanctions';
import { PersonTimeline } from './person-timeline';

/** One person at the desk: facts, money, orders, decisions, and everything that happened (BEHAVIOUR 20). */
export function PersonCase({ userId }: { userId: number }) {
  const t = useTranslations('desk.person');
  const {
    data: newest,
    error,
    mutate,
  } = useCall('operator/getperson', { userid: userId }, { refreshInterval: QUEUE_REFRESH_MS });
  const data = useHeld(newest);
  useDeskNews();
  const change = (changed: DeskPerson) => {
    void mutate({ person: changed }, { revalidate: false });
    refreshDesk();
  };
  if (!data && error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  const { person } = data;
  return (
    <CaseLayout
      head={
        <>
          <Head person={person} />
          <CaseBar subject="person" caseId={person.userid} />
        </>
      }
      facts={<Money money={person.money} />}
      main={
        <>
          <BookingsCard of={{ userid: person.userid }} onChange={refreshDesk} />
          <Orders orders={person.lstOrder} />
          <PersonTimeline events={person.lstEvent} />
        </>
      }
      side={
        <>
          <PersonFacts person={person} />
          <PersonMoves person={person} onChange={change} onPaused={refreshDesk} />
          {person.provider && <PersonCertificates person={person} onChange={refreshDesk} />}
          <PersonPapers
            userId={person.userid}
            mayAsk={person.provider !== null || person.applicationState === 'documents'}
          />
          {person.provider && <PersonSanctions sanctions={person.lstSanction} />}
        </>
      }
    />
  );
}

function Head({ person }: { person: DeskPerson }) {
  const t = useTranslations('desk.search');
  const { fullname, mobileNo, provider, serverNowMs } = person;
  return (
    <CaseHead
      code={mobileNo}
      title={<WrittenText text={fullname === '' ? t('nameless') : fullname} />}
      state={
        provider ? (
          <Badge tone={provider.status === 'active' ? 'success' : 'warning'}>
            {t(`providerStatuses.${provider.status}`)}
          </Badge>
        ) : (
          <Badge>{t('kinds.customer')}</Badge>
        )
      }
      deadline={null}
      serverNowMs={serverNowMs}
    />
  );
}

const ACCOUNTS = {
  cash: 'cashRial',
  gift: 'giftRial',
  payable: 'payableRial',
  credit: 'creditRial',
  debt: 'debtRial',
} as const;

function Money({ money }: { money: DeskPerson['money'] }) {
  const t = useTranslations('desk.person');
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-16 font-semibold">{t('money')}</h3>
      <dl className="flex flex-col gap-2">
        {(['cash', 'gift', 'payable', 'credit', 'debt'] as const).map((key) => (
          <SumRow key={key} label={t(key)} amount={money[ACCOUNTS[key]]} />
        ))}
      </dl>
    </Card>
  );
}

function Orders({ orders }: { orders: DeskPerson['lstOrder'] }) {
  const t = useTranslations('desk.person');
  const toOrderState = useOrderStateWords();
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-3">
      <h3 id="orders" className="text-16 font-semibold">
        {t('orders')}
      </h3>
      {orders.length === 0 && <p className="text-14 text-stone-500">{t('noOrders')}</p>}
      <ul aria-labelledby="orders" className="flex flex-col divide-y divide-stone-200">
        {orders.map(({ taskid, reqcode, serviceName, state, atMs, isWork }) => (
          <li key={taskid} className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="w-20 text-14 text-stone-500">{t(isWork ? 'work' : 'order')}</span>
            <Link
              href={`/operator/orders/${taskid}/`}
              className="min-w-0 grow font-semibold after:absolute after:inset-0"
            >
              <bdi className="own-direction">{formatDigits(reqcode, locale)}</bdi> {serviceName}
            </Link>
            <Badge tone={toStateTone(state)}>{toOrderState(state)}</Badge>
            <span className="text-12 text-stone-500">{formatInstant(atMs, locale)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

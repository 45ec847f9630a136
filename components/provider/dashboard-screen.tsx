'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { PushOffer } from '@/components/shared/push-offer';
import { Plate } from '@/components/ui/plate';
import { Skeleton } from '@/components/ui/skeleton';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ReliabilityCard } from './reliability-card';
import { useKeptDay } from './offline/keep-day';
import { useOfflineCall } from './offline/use-offline-call';
import { HeldNotice } from './standing/held-notice';
import { PausedNotice } from './calendar/paused-notice';
import { HomeBaseOffer } from './travel-fact';
import { TeamLink } from './team/team-link';
import { MissingVehicle } from './vehicles/missing-vehicle';
import { TruckSwitch } from './vehicles/truck-switch';
import { WorkSection } from './work-card';
import { WeekEarnings } from './week-earnings';

function Money({ dashboard }: { dashboard: CallAnswer<'expert/getdashboard'> }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const figures = [
    { label: t('money.payable'), text: formatTomans(dashboard.payableRial, locale) },
    ...(dashboard.unconfirmedRial > 0
      ? [
          {
            label: t('money.unconfirmed'),
            text: t('money.unconfirmedUntil', {
              amount: formatTomans(dashboard.unconfirmedRial, locale),
              time: formatInstant(dashboard.unconfirmedUntilMs ?? 0, locale),
            }),
          },
        ]
      : []),
    { label: t('money.credit'), text: formatTomans(dashboard.biddingCreditRial, locale) },
    { label: t('money.done'), text: formatNumber(dashboard.doneTaskCount, locale) },
    {
      label: t('money.rating'),
      text:
        dashboard.workerRate === null
          ? t('money.ratingNone')
          : t('money.ratingText', {
              rating: formatNumber(dashboard.workerRate, locale, { maximumFractionDigits: 1 }),
              count: dashboard.reviewCount,
              shown: formatNumber(dashboard.reviewCount, locale),
            }),
    },
  ];
  return (
    <Plate className="p-6">
      <h2 className="pb-4 text-18 font-bold">{t('money.title')}</h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt className="text-14 text-enamel-100">{figure.label}</dt>
            <dd className="font-bold">{figure.text}</dd>
          </div>
        ))}
      </dl>
    </Plate>
  );
}

const DASHBOARD = {};

/** Today first, then new work, then money (LOOK; row R-13). */
export function DashboardScreen() {
  const t = useTranslations('provider');
  const { data, error, mutate } = useOfflineCall('expert/getdashboard', DASHBOARD);
  useKeptDay(data);
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <div className="flex flex-col gap-4" aria-busy>
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    );
  }
  // A provider who is offered nothing is not promised a sound.
  const isOffered = !data.isPaused && data.liveSanction === null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:items-start">
      <div className="flex flex-col gap-8">
        <HeldNotice live={data.liveSanction} />
        {data.isPaused && <PausedNotice />}
        <TeamLink />
        <MissingVehicle />
        <TruckSwitch />
        <HomeBaseOffer works={[...data.lstToday, ...data.lstNew, ...data.lstNext]} />
        <WorkSection title={t('today')} empty={t('todayEmpty')} works={data.lstToday} />
        <WorkSection title={t('new')} empty={t(isOffered ? 'newEmpty' : 'newHeld')} works={data.lstNew} />
        {data.lstDone.length > 0 && <WorkSection title={t('doneToday')} empty="" works={data.lstDone} />}
        <WorkSection title={t('coming')} empty={t('comingEmpty')} works={data.lstNext} />
      </div>
      <div className="flex flex-col gap-8">
        <Money dashboard={data} />
        <WeekEarnings earnings={data.lstEarning} />
        <ReliabilityCard standing={data} />
        <PushOffer />
      </div>
    </div>
  );
}

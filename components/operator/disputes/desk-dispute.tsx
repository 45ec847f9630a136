'use client';

import { useTranslations } from 'next-intl';

import { DisputeDecision } from '@/components/shared/dispute/dispute-decision';
import { DisputeVoices } from '@/components/shared/dispute/dispute-voices';
import { LoadFailure } from '@/components/shared/load-failure';
import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import { ORDER_SIDES } from '@/lib/contract/enumerations';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { QUEUE_REFRESH_MS } from '../queue-refresh';
import type { Decidable } from './decidable';
import { DecideDispute } from './decide-dispute';

/** One dispute for the operator who decides it: state and clock, money, both voices, and the order's time line. */
export function DeskDispute({ disputeId }: { disputeId: number }) {
  const t = useTranslations('desk');
  const asked = useCall('operator/getdispute', { disputeid: disputeId }, { refreshInterval: QUEUE_REFRESH_MS });
  const { data, error, mutate } = asked;
  if (!data && error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-72 rounded-card" />;
  const { dispute } = data;
  return (
    <div className="grid grid-cols-1 gap-4 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        <Card className="flex flex-col gap-4">
          <Head dispute={dispute} />
          <DisputeVoices dispute={dispute} />
          {dispute.text !== '' && (
            <blockquote className="rounded-field bg-stone-50 p-3">
              <WrittenText text={dispute.text} />
            </blockquote>
          )}
          <DisputeDecision dispute={dispute} />
        </Card>
        <Messages dispute={dispute} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <DecideDispute dispute={dispute} onChange={() => void mutate()} />
        <People dispute={dispute} />
        <Moves dispute={dispute} />
      </div>
    </div>
  );
}

interface OfDispute {
  readonly dispute: Decidable;
}

function Head({ dispute }: OfDispute) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  const { reqcode, turn, dueAtMs, reason, wish, askedRial, frozenRial, backRial, priceRial, sealedCount } = dispute;
  return (
    <>
      <div>
        <h2 className="text-22 font-bold">
          <bdi className="own-direction">{formatDigits(reqcode, locale)}</bdi>
        </h2>
        {turn !== null && <p className="font-semibold">{t(`turn.${turn}`)}</p>}
        {dueAtMs !== null && <p>{t('until', { time: formatInstant(dueAtMs, locale) })}</p>}
      </div>
      <dl className="flex flex-col gap-2">
        <SumRow label={t(`reasons.${reason}`)} amount={t(`wishes.${wish}`)} />
        <SumRow label={t('sum')} amount={priceRial} />
        <SumRow label={t('asked')} amount={askedRial} />
        <SumRow label={t('frozen')} amount={frozenRial} />
        <SumRow label={t('back')} amount={backRial} />
      </dl>
      {sealedCount !== null && (
        <p className="text-14 text-stone-500">{t('sealed', { count: formatDigits(sealedCount, locale) })}</p>
      )}
    </>
  );
}

function People({ dispute }: OfDispute) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-16 font-semibold">{t('people')}</h2>
      {ORDER_SIDES.map((side) => (
        <div key={side}>
          <p className="text-14 text-stone-500">{t(`sides.${side}`)}</p>
          <WrittenText text={dispute[side].fullname} />
          <p>
            <bdi className="own-direction">{formatDigits(dispute[side].mobileNo, locale)}</bdi>
          </p>
        </div>
      ))}
    </Card>
  );
}

function Moves({ dispute: { lstMove } }: OfDispute) {
  const t = useTranslations('dispute');
  const states = useTranslations('orders.states');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-16 font-semibold">{t('moves')}</h2>
      <ol className="flex flex-col gap-2">
        {lstMove.map(({ move, state, atMs }, index) => (
          <li key={`${index}-${move}`}>
            <p>{states(state)}</p>
            <p className="text-14 text-stone-500">{formatInstant(atMs, locale)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Messages({ dispute: { lstMessage } }: OfDispute) {
  const t = useTranslations('dispute');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-16 font-semibold">{t('messages')}</h2>
      {lstMessage.length === 0 && <p className="text-14 text-stone-500">{t('noMessages')}</p>}
      <ol className="flex flex-col gap-2">
        {lstMessage.map(({ messageid, side, text, atMs }) => (
          <li key={messageid}>
            <p className="flex flex-wrap gap-x-4 text-12 text-stone-500">
              <span>{t(side === 'provider' ? 'sides.provider' : 'sides.customer')}</span>
              <span>{formatInstant(atMs, locale)}</span>
            </p>
            <WrittenText text={text} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

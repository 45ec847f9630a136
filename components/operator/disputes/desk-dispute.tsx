'use client';

import { useTranslations } from 'next-intl';

import { AboveCap } from '@/components/shared/dispute/above-cap';
import { DisputeDecision } from '@/components/shared/dispute/dispute-decision';
import { DisputeVoices } from '@/components/shared/dispute/dispute-voices';
import { LoadFailure } from '@/components/shared/load-failure';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import { ORDER_SIDES } from '@/lib/contract/enumerations';
import { formatDigits, formatInstant, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { CaseBar } from '../cases/case-bar';
import { CaseHead } from '../cases/case-head';
import { CaseHistory } from '../cases/case-history';
import { CaseLayout } from '../cases/case-layout';
import { CasePeople } from '../cases/case-people';
import { refreshDesk } from '../desk-fresh';
import { QUEUE_REFRESH_MS } from '../queue-refresh';
import type { Decidable } from './decidable';
import { DecideDispute } from './decide-dispute';
import { WriteInDispute } from './write-in-dispute';

/** One dispute for the operator who decides it, on the skeleton of every case. */
export function DeskDispute({ disputeId }: { disputeId: number }) {
  const t = useTranslations('desk');
  const asked = useCall('operator/getdispute', { disputeid: disputeId }, { refreshInterval: QUEUE_REFRESH_MS });
  const { data, error, mutate } = asked;
  if (!data && error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-72 rounded-card" />;
  const { dispute } = data;
  return (
    <CaseLayout
      isReadFirst
      head={
        <>
          <Head dispute={dispute} />
          <CaseBar subject="disputes" caseId={disputeId} />
        </>
      }
      facts={<Sums dispute={dispute} />}
      main={
        <>
          <People dispute={dispute} />
          <Card className="flex flex-col gap-4">
            <DisputeVoices dispute={dispute} />
            {dispute.text !== '' && (
              <blockquote className="rounded-field bg-stone-50 p-3">
                <WrittenText text={dispute.text} />
              </blockquote>
            )}
            <DisputeDecision dispute={dispute} />
          </Card>
          <Messages dispute={dispute} />
        </>
      }
      side={
        <>
          <DecideDispute dispute={dispute} onChange={refreshDesk} />
          <WriteInDispute dispute={dispute} onChange={refreshDesk} />
          <Moves dispute={dispute} />
          <CaseHistory subject="disputes" caseId={disputeId} />
        </>
      }
    />
  );
}

interface OfDispute {
  readonly dispute: Decidable;
}

function Head({ dispute }: OfDispute) {
  const t = useTranslations('dispute');
  const states = useTranslations('desk.search.disputeStates');
  const { reqcode, taskid, turn, state, dueAtMs, reason, wish, serverNowMs } = dispute;
  return (
    <CaseHead
      code={reqcode}
      title={
        <Link href={`/operator/orders/${taskid}/`} className="inline-flex min-h-touch items-center underline">
          {t(`reasons.${reason}`)} · {t(`wishes.${wish}`)}
        </Link>
      }
      state={
        turn === null ? (
          <Badge tone="success">{states(state)}</Badge>
        ) : (
          <Badge tone={turn === 'operator' ? 'warning' : 'info'}>{t(`turn.${turn}`)}</Badge>
        )
      }
      deadline={dueAtMs === null ? null : { label: t('deadline'), atMs: dueAtMs }}
      serverNowMs={serverNowMs}
    />
  );
}

function Sums({ dispute }: OfDispute) {
  const { priceRial, piece, askedRial, frozenRial, backRial, sealedCount } = dispute;
  const t = useTranslations('dispute');
  const locale = useLocale();
  const sums = { sum: priceRial, asked: askedRial, frozen: frozenRial, back: backRial } as const;
  return (
    <Card className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-4 tablet:grid-cols-4">
        {(['sum', 'asked', 'frozen', 'back'] as const).map((key) => (
          <div key={key}>
            <dt className="text-14 text-stone-500">{t(key)}</dt>
            <dd className="text-18 font-bold">{formatTomans(sums[key], locale)}</dd>
          </div>
        ))}
      </dl>
      <AboveCap dispute={dispute} />
      {piece && <p className="font-semibold">{t('piece', { name: piece.label })}</p>}
      {sealedCount !== null && (
        <p className="text-14 text-stone-500">{t('sealed', { count: formatDigits(sealedCount, locale) })}</p>
      )}
    </Card>
  );
}

function People({ dispute }: OfDispute) {
  const t = useTranslations('dispute');
  const people = ORDER_SIDES.map((side) => ({ ...dispute[side], key: side, role: t(`sides.${side}`) }));
  return <CasePeople isWide people={people} />;
}

function Moves({ dispute: { lstMove } }: OfDispute) {
  const t = useTranslations('dispute');
  const states = useTranslations('order-following.states');
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

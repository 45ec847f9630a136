'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { StepLine, type LineStep } from '@/components/ui/step-line';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import { formatInstant, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { CaseBar } from '../cases/case-bar';
import { CaseHead } from '../cases/case-head';
import { CaseHistory } from '../cases/case-history';
import { CaseLayout } from '../cases/case-layout';
import { refreshDesk } from '../desk-fresh';
import { useHeld } from '../held-answers';
import { QUEUE_REFRESH_MS } from '../queue-refresh';
import { RUN_TONES, type Run } from './payout-run';
import { ReturnFile } from './return-file';
import { RunApproval } from './run-approval';
import { RunFiles } from './run-files';
import { RunMoney } from './run-money';
import { RunRows } from './run-rows';

/** One row is the least that the call gives; the rows are read by the page that shows them. */
const HEAD_ALONE = { pageNumber: 0, pageSize: 1 };

/** One run of payouts: its sums, its rows, who answers for it, its files and the bank's answer (row B-17). */
export function RunCase({ runId }: { runId: number }) {
  const t = useTranslations('payout-runs');
  const {
    data: newest,
    error,
    mutate,
  } = useCall('operator/getpayoutrun', { runid: runId, ...HEAD_ALONE }, { refreshInterval: QUEUE_REFRESH_MS });
  const data = useHeld(newest);
  if (!data && error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  const { run, serverNowMs } = data;
  const isSent = run.sentAtMs !== null;
  return (
    <CaseLayout
      head={
        <>
          <Head run={run} serverNowMs={serverNowMs} />
          <CaseBar subject="payouts" caseId={runId} />
        </>
      }
      facts={<RunMoney run={run} />}
      main={<RunRows run={run} />}
      side={
        <>
          <RunApproval run={run} onChange={refreshDesk} />
          <RunFiles run={run} onChange={refreshDesk} />
          {isSent && <ReturnFile run={run} onChange={refreshDesk} />}
          <CaseHistory subject="payouts" caseId={runId} />
        </>
      }
    />
  );
}

function Head({ run, serverNowMs }: { run: Run; serverNowMs: number }) {
  const t = useTranslations('payout-runs');
  const locale = useLocale();
  const { runid, state, count, sumRial, lapsesAtMs, dissolvedReason, decidedBy } = run;
  return (
    <>
      <CaseHead
        code={`P-${runid}`}
        title={`${t('rows', { count, number: formatNumber(count, locale) })} · ${formatTomans(sumRial, locale)}`}
        state={<Badge tone={RUN_TONES[state]}>{t(`states.${state}`)}</Badge>}
        deadline={state === 'made' ? { label: t('lapses'), atMs: lapsesAtMs } : null}
        serverNowMs={serverNowMs}
      />
      {state === 'dissolved' ? (
        <Notice tone="warning">
          {dissolvedReason === null ? (
            t(decidedBy === null ? 'lapsed' : 'emptied')
          ) : (
            <WrittenText text={dissolvedReason} />
          )}
        </Notice>
      ) : (
        <Card>
          <Steps run={run} />
        </Card>
      )}
    </>
  );
}

function Steps({ run: { state, madeAtMs, decidedAtMs, sentAtMs, reportedAtMs } }: { run: Run }) {
  const t = useTranslations('payout-runs');
  const locale = useLocale();
  const closedAtMs = state === 'closed' ? reportedAtMs : null;
  const times = { made: madeAtMs, approved: decidedAtMs, sent: sentAtMs, reported: reportedAtMs, closed: closedAtMs };
  const keys = ['made', 'approved', 'sent', 'reported', 'closed'] as const;
  const next = keys.find((key) => times[key] === null);
  const steps = keys.map((key): LineStep => {
    const atMs = times[key];
    return {
      key,
      title: t(`steps.${key}`),
      text: atMs === null ? undefined : formatInstant(atMs, locale),
      state: atMs === null ? (key === next ? 'current' : 'coming') : 'done',
    };
  });
  return <StepLine steps={steps} label={t('way')} />;
}

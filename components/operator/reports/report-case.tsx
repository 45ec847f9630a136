'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { LabelWithName, WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import { formatDigits, formatInstant, formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { CaseBar } from '../cases/case-bar';
import { CaseHead } from '../cases/case-head';
import { CaseHistory } from '../cases/case-history';
import { CaseLayout } from '../cases/case-layout';
import { refreshDesk } from '../desk-fresh';
import { useHeld } from '../held-answers';
import { QUEUE_REFRESH_MS } from '../queue-refresh';
import { DecideReport } from './decide-report';
import type { DeskReport } from './desk-report';
import { ReportedConversation } from './reported-conversation';

/** One report for the operator who decides it: who, what, the sealed conversation, and the measures. */
export function ReportCase({ reportId }: { reportId: number }) {
  const t = useTranslations('desk.report');
  const asked = useCall('operator/getreport', { reportid: reportId }, { refreshInterval: QUEUE_REFRESH_MS });
  const { error, mutate } = asked;
  const data = useHeld(asked.data);
  if (!data && error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-72 rounded-card" />;
  const { report } = data;
  return (
    <CaseLayout
      isReadFirst
      head={
        <>
          <Head report={report} />
          <CaseBar hasClock subject="reports" caseId={reportId} />
        </>
      }
      facts={<Words report={report} />}
      main={<ReportedConversation reportId={reportId} messageId={report.messageid} />}
      side={
        <>
          <DecideReport report={report} onChange={refreshDesk} />
          <People report={report} />
          <CaseHistory subject="reports" caseId={reportId} />
        </>
      }
    />
  );
}

interface OfReport {
  readonly report: DeskReport;
}

function Head({ report: { taskid, reqcode, accusedSide, reportedAtMs, measure, ...appeal } }: OfReport) {
  const t = useTranslations('desk.report');
  const states = useTranslations('desk.caseStates');
  const locale = useLocale();
  const waits = measure === null || (appeal.appealedAtMs !== null && appeal.appealDecision === null);
  return (
    <CaseHead
      code={reqcode}
      title={t('against', { side: accusedSide })}
      state={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-stone-500">
          <Badge tone={waits ? 'warning' : 'neutral'}>{waits ? states('waits') : t(`measures.${measure}`)}</Badge>
          <span>{t('reported', { time: formatInstant(reportedAtMs, locale) })}</span>
          <Link
            href={`/operator/orders/${taskid}/`}
            className="inline-flex min-h-touch items-center font-semibold text-enamel-700"
          >
            {t('order', { code: formatDigits(reqcode, locale) })}
          </Link>
        </span>
      }
      deadline={null}
      serverNowMs={0}
    />
  );
}

/** The reporter's words, the measure with its reason, and the appeal against it. */
function Words({ report: { text, reportedAtMs, ...decided } }: OfReport) {
  const t = useTranslations('desk.report');
  const locale = useLocale();
  const { measure, reason, decidedAtMs, blockedUntilMs, appealText, appealedAtMs } = decided;
  return (
    <Card className="flex flex-col gap-3">
      <blockquote className="rounded-field bg-stone-50 p-3">
        <WrittenText text={text} />
      </blockquote>
      {measure !== null && (
        <div>
          <p className="font-semibold">
            {t(`measures.${measure}`)}
            {blockedUntilMs !== null && ` – ${t('blockedUntil', { time: formatInstant(blockedUntilMs, locale) })}`}
          </p>
          <p>
            <LabelWithName
              label={t('decided', { time: formatInstant(decidedAtMs ?? reportedAtMs, locale), reason: '{name}' })}
              name={reason ?? ''}
            />
          </p>
        </div>
      )}
      {appealedAtMs !== null && (
        <div>
          <p className="font-semibold">{t('appealTitle')}</p>
          <p className="text-14 text-stone-500">{formatInstant(appealedAtMs, locale)}</p>
          <WrittenText text={appealText ?? ''} />
        </div>
      )}
    </Card>
  );
}

function People({ report: { reporter, accused, earlierMeasures } }: OfReport) {
  const t = useTranslations('desk.report');
  const locale = useLocale();
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <p className="text-14 text-stone-500">{t('reporter')}</p>
        <Name of={reporter} />
      </div>
      <div>
        <p className="text-14 text-stone-500">{t('accused')}</p>
        <Name of={accused} />
        <p className="text-14">{t('earlier', { count: formatNumber(earlierMeasures, locale) })}</p>
      </div>
    </Card>
  );
}

function Name({ of: { userid, fullname } }: { of: DeskReport['reporter'] }) {
  return (
    <Link
      href={`/operator/people/${userid}/`}
      className="inline-flex min-h-touch items-center font-semibold underline-offset-4 hover:underline"
    >
      <WrittenText text={fullname} />
    </Link>
  );
}

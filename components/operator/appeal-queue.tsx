'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { ReliabilityEvents } from '@/components/forms/reliability-events';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import type { SanctionDecision } from '@/lib/contract/provider-enumerations';
import { LONGEST_DECISION_REASON } from '@/lib/domain/provider-constants';
import { formatDigits, formatInstant, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PaperPhoto } from './paper-photo';
import { Queue, QUEUE_PAGE_SIZE } from './queue';
import { QUEUE_REFRESH_MS } from './queue-refresh';

const WordsDialog = dynamic(
  toPatientLoader(() => import('@/components/forms/words-dialog').then((module) => module.WordsDialog)),
  { ssr: false },
);

type Appeal = CallAnswer<'operator/getallappeal'>['lstAppeal'][number];

/** Appeals against sanctions that wait for a decision, oldest first (BEHAVIOUR 18). */
export function AppealQueue() {
  const [page, setPage] = useState(0);
  const { data, error, mutate } = useCall(
    'operator/getallappeal',
    { pageNumber: page, pageSize: QUEUE_PAGE_SIZE },
    { refreshInterval: QUEUE_REFRESH_MS },
  );
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue
        name="appeals"
        rows={data?.lstAppeal}
        error={error}
        onRetry={() => void mutate()}
        page={page}
        totalCount={data?.totalCount ?? 0}
        onPage={setPage}
      >
        {(appeal) => <AppealCard key={appeal.sanctionid} appeal={appeal} onDecided={() => void mutate()} />}
      </Queue>
    </div>
  );
}

function AppealCard({ appeal, onDecided }: { appeal: Appeal; onDecided: () => void }) {
  const t = useTranslations('desk.appeal');
  const decisions = useTranslations('desk.decision');
  const sanctions = useTranslations('provider.sanctions');
  const locale = useLocale();
  const [decision, setDecision] = useState<SanctionDecision | null>(null);
  const { sanctionid, fullname, mobileNo, kind, points, beganAtMs, appealText, appealFileUrl, appealedAtMs } = appeal;
  const decide = async (reason: string) => {
    if (decision === null) return;
    await callFromBrowser('operator/decideappeal', { sanctionid, decision, reason });
    setDecision(null);
    onDecided();
  };
  return (
    <li>
      <Card className="flex flex-col gap-4">
        <div>
          <h2 className="text-18 font-bold">
            <WrittenText text={fullname} />
          </h2>
          <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
            <bdi className="own-direction">{formatDigits(mobileNo, locale)}</bdi>
            {appealedAtMs !== null && <span>{formatInstant(appealedAtMs, locale)}</span>}
          </p>
        </div>
        <div>
          <p className="font-semibold">{sanctions(`kinds.${kind}`)}</p>
          <p>{t('points', { points: formatNumber(points, locale) })}</p>
          <p className="text-14 text-stone-500">{sanctions('began', { time: formatInstant(beganAtMs, locale) })}</p>
        </div>
        <blockquote className="rounded-field bg-stone-50 p-3">
          <WrittenText text={appealText ?? ''} />
        </blockquote>
        {appealFileUrl !== null && <PaperPhoto url={appealFileUrl} name={t('paper')} />}
        <details>
          <summary className="min-h-touch cursor-pointer py-2 font-medium text-enamel-700">
            {sanctions('evidence')}
          </summary>
          <ReliabilityEvents events={appeal.lstEvidence} leadsToWorks={false} />
        </details>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setDecision('lifted')}>{t('lift')}</Button>
          <Button variant="secondary" onClick={() => setDecision('upheld')}>
            {t('keep')}
          </Button>
        </div>
      </Card>
      {decision !== null && (
        <WordsDialog
          title={t(`${decision}Title`)}
          text={t(`${decision}Text`)}
          wordsLabel={decisions('reason')}
          wordsWrong={decisions('reasonWrong')}
          longest={LONGEST_DECISION_REASON}
          sendLabel={t(decision === 'lifted' ? 'lift' : 'keep')}
          keepLabel={decisions('notYet')}
          onSend={decide}
          onClose={() => setDecision(null)}
        />
      )}
    </li>
  );
}

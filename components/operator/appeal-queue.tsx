'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ReliabilityEvents } from '@/components/shared/reliability-events';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import type { SanctionDecision } from '@/lib/contract/provider-enumerations';
import { formatDigits, formatInstant, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from './decision-dialog';
import { PaperPhotos } from './paper-photo';
import { Queue } from './queue';
import { useQueue } from './use-queue';

type Appeal = CallAnswer<'operator/getallappeal'>['lstAppeal'][number];

/** Appeals against sanctions that wait for a decision, oldest first (BEHAVIOUR 18). */
export function AppealQueue() {
  const { data, readAgain, queue } = useQueue('operator/getallappeal', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="appeals" rows={data?.lstAppeal} {...queue}>
        {(appeal) => <AppealCard key={appeal.sanctionid} appeal={appeal} onDecided={readAgain} />}
      </Queue>
    </div>
  );
}

function AppealCard({ appeal, onDecided }: { appeal: Appeal; onDecided: () => void }) {
  const t = useTranslations('desk.appeal');
  const sanctions = useTranslations('provider.sanctions');
  const locale = useLocale();
  const [decision, setDecision] = useState<SanctionDecision | null>(null);
  const { sanctionid, fullname, mobileNo, kind, points, beganAtMs, appealText, lstPaperUrl, appealedAtMs } = appeal;
  const decide = async (reason: string) => {
    if (decision === null) return;
    await callFromBrowser('operator/decideappeal', { sanctionid, decision, reason });
    setDecision(null);
    onDecided();
  };
  return (
    <li id={`case-${sanctionid}`}>
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
        <PaperPhotos urls={lstPaperUrl} toName={(number) => t('paper', { number })} />
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
        <DecisionDialog
          title={t(`${decision}Title`)}
          text={t(`${decision}Text`)}
          sendLabel={t(decision === 'lifted' ? 'lift' : 'keep')}
          onSend={decide}
          onClose={() => setDecision(null)}
        />
      )}
    </li>
  );
}

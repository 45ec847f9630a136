'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ReliabilityEvents } from '@/components/shared/reliability-events';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import type { ExcuseDecision } from '@/lib/contract/provider-enumerations';
import { formatDigits, formatInstant, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from './decision-dialog';
import { PaperPhotos } from './paper-photo';
import { Queue } from './queue';
import { useQueue } from './use-queue';

type WaitingExcuse = CallAnswer<'operator/getallexcuse'>['lstExcuse'][number];

/** Papers for work that was given back, oldest first (BEHAVIOUR 18). The points are held until they are decided. */
export function ExcuseQueue() {
  const { data, readAgain, queue } = useQueue('operator/getallexcuse', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="excuses" rows={data?.lstExcuse} {...queue}>
        {(waiting) => <ExcuseCard key={waiting.excuse.excuseid} waiting={waiting} onDecided={readAgain} />}
      </Queue>
    </div>
  );
}

function ExcuseCard({ waiting, onDecided }: { waiting: WaitingExcuse; onDecided: () => void }) {
  const t = useTranslations('desk.excuse');
  const locale = useLocale();
  const [decision, setDecision] = useState<ExcuseDecision | null>(null);
  const { event, fullname, mobileNo, reliability } = waiting;
  const { excuseid, cause, text, lstPaperUrl, sentAtMs } = waiting.excuse;
  const decide = async (reason: string) => {
    if (decision === null) return;
    await callFromBrowser('operator/decideexcuse', { excuseid, decision, reason });
    setDecision(null);
    onDecided();
  };
  return (
    <li id={`case-${excuseid}`}>
      <Card className="flex flex-col gap-4">
        <div>
          <h2 className="text-18 font-bold">
            <WrittenText text={fullname} />
          </h2>
          <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
            <bdi className="own-direction">{formatDigits(mobileNo, locale)}</bdi>
            <span>{formatInstant(sentAtMs, locale)}</span>
          </p>
        </div>
        <div>
          <p className="font-semibold">{t(`cause.${cause}`)}</p>
          <p>{t('points', { points: formatNumber(-event.points, locale), now: formatNumber(reliability, locale) })}</p>
        </div>
        <ReliabilityEvents events={[{ ...event, excuse: null }]} leadsToWorks={false} />
        {text !== '' && (
          <blockquote className="rounded-field bg-stone-50 p-3">
            <WrittenText text={text} />
          </blockquote>
        )}
        <PaperPhotos urls={lstPaperUrl} toName={(number) => t('paper', { number })} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setDecision('accepted')}>{t('accept')}</Button>
          <Button variant="secondary" onClick={() => setDecision('refused')}>
            {t('refuse')}
          </Button>
        </div>
      </Card>
      {decision !== null && (
        <DecisionDialog
          title={t(`${decision}Title`)}
          text={t(`${decision}Text`)}
          sendLabel={t(decision === 'accepted' ? 'accept' : 'refuse')}
          onSend={decide}
          onClose={() => setDecision(null)}
        />
      )}
    </li>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import type { SanctionDecision } from '@/lib/contract/provider-enumerations';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from '../decision-dialog';
import { Queue } from '../queue';
import { QueuedClock } from '../queues/queue-clocks';
import { useQueue } from '../use-queue';
import { ReviewWords } from './review-words';

type Appeal = CallAnswer<'operator/getallreviewappeal'>['lstAppeal'][number];

/** Appeals of writers whose reviews were masked or hidden; another operator than the first one answers. */
export function ReviewAppeals() {
  const { data, readAgain, queue } = useQueue('operator/getallreviewappeal', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="reviews" rows={data?.lstAppeal} {...queue}>
        {(appeal) => <AppealCard key={appeal.moderationid} appeal={appeal} onDecided={readAgain} />}
      </Queue>
    </div>
  );
}

function AppealCard({ appeal, onDecided }: { readonly appeal: Appeal; readonly onDecided: () => void }) {
  const t = useTranslations('desk.review');
  const [decision, setDecision] = useState<SanctionDecision | null>(null);
  const { moderationid, isOwn } = appeal;
  const decide = async (reason: string) => {
    if (decision === null) return;
    await callFromBrowser('operator/decidereviewappeal', { moderationid, decision, reason });
    setDecision(null);
    onDecided();
  };
  return (
    <li id={`case-${moderationid}`}>
      <Card className="flex flex-col gap-4">
        <Taken appeal={appeal} />
        {isOwn ? (
          <p className="text-14 text-stone-500">{t('own')}</p>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setDecision('lifted')}>{t('decisions.lifted')}</Button>
            <Button variant="secondary" onClick={() => setDecision('upheld')}>
              {t('decisions.upheld')}
            </Button>
          </div>
        )}
      </Card>
      {decision !== null && (
        <DecisionDialog
          title={t(`decisions.${decision}`)}
          text={t(`decided.${decision}`)}
          sendLabel={t(`decisions.${decision}`)}
          onSend={decide}
          onClose={() => setDecision(null)}
        />
      )}
    </li>
  );
}

/** The review as it was written, why it was taken from the pages, and what its writer says against that. */
function Taken({ appeal }: { readonly appeal: Appeal }) {
  const t = useTranslations('desk.review');
  const locale = useLocale();
  const { moderationid, taskid, reqcode, fullname, mobileNo, measure, reason, decidedAtMs, appealText } = appeal;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-18 font-bold">
            <WrittenText text={fullname || mobileNo} />
          </h2>
          <Link href={`/operator/orders/${taskid}/`} className="text-14 text-enamel-700 underline">
            <bdi className="own-direction">{formatDigits(reqcode, locale)}</bdi>
          </Link>
        </div>
        <QueuedClock caseId={moderationid} />
      </div>
      <ReviewWords review={appeal} />
      <p className="text-14 text-stone-500">
        {t(`taken.${measure}`, { time: formatInstant(decidedAtMs, locale) })} <WrittenText text={reason} />
      </p>
      <div>
        <p className="text-14 text-stone-500">{t('appeal')}</p>
        <blockquote className="rounded-field bg-stone-50 p-3">
          <WrittenText text={appealText} />
        </blockquote>
      </div>
    </>
  );
}

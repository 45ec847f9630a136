'use client';

import { useTranslations } from 'next-intl';

import { ReliabilityEvents } from '@/components/shared/reliability-events';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import type { ExcuseDecision } from '@/lib/contract/provider-enumerations';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PaperPhotos } from './paper-photo';
import { Queue } from './queue';
import { StandingCase } from './standing-case';
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
  const { event, fullname, mobileNo, reliability } = waiting;
  const { excuseid, cause, text, lstPaperUrl, sentAtMs } = waiting.excuse;
  return (
    <StandingCase
      caseId={excuseid}
      fullname={fullname}
      mobileNo={mobileNo}
      sentAtMs={sentAtMs}
      answers={[
        { decision: 'accepted', label: t('accept'), title: t('acceptedTitle'), text: t('acceptedText') },
        { decision: 'refused', label: t('refuse'), title: t('refusedTitle'), text: t('refusedText') },
      ]}
      decide={(decision: ExcuseDecision, reason) =>
        callFromBrowser('operator/decideexcuse', { excuseid, decision, reason })
      }
      onDecided={onDecided}
    >
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
    </StandingCase>
  );
}

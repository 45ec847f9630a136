'use client';

import { useTranslations } from 'next-intl';

import { ReliabilityEvents } from '@/components/shared/reliability-events';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import type { SanctionDecision } from '@/lib/contract/provider-enumerations';
import { formatInstant, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PaperPhotos } from './paper-photo';
import { Queue } from './queue';
import { StandingCase } from './standing-case';
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
  const { sanctionid, fullname, mobileNo, kind, points, beganAtMs, appealText, lstPaperUrl, appealedAtMs } = appeal;
  return (
    <StandingCase
      caseId={sanctionid}
      fullname={fullname}
      mobileNo={mobileNo}
      sentAtMs={appealedAtMs}
      answers={[
        { decision: 'lifted', label: t('lift'), title: t('liftedTitle'), text: t('liftedText') },
        { decision: 'upheld', label: t('keep'), title: t('upheldTitle'), text: t('upheldText') },
      ]}
      decide={(decision: SanctionDecision, reason) =>
        callFromBrowser('operator/decideappeal', { sanctionid, decision, reason })
      }
      onDecided={onDecided}
    >
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
    </StandingCase>
  );
}

import { useTranslations } from 'next-intl';

import { ReliabilityEvents } from '@/components/shared/reliability-events';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import type { SanctionDecision } from '@/lib/contract/provider-enumerations';
import { formatInstant, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PaperPhotos } from '../paper-photo';
import type { StandingActsProps } from './standing-acts';

export type Appeal = CallAnswer<'operator/getallappeal'>['lstAppeal'][number];

/** The sanction, what its professional says against it, and what it rests on. */
export function AppealFacts({ appeal }: { readonly appeal: Appeal }) {
  const t = useTranslations('desk.appeal');
  const sanctions = useTranslations('provider.sanctions');
  const locale = useLocale();
  const { kind, points, beganAtMs, appealText, lstPaperUrl, lstEvidence } = appeal;
  return (
    <>
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
        <ReliabilityEvents events={lstEvidence} leadsToWorks={false} />
      </details>
    </>
  );
}

/** The two answers to an appeal. */
export function useAppealActs({ sanctionid }: Appeal): Omit<StandingActsProps<SanctionDecision>, 'onDecided'> {
  const t = useTranslations('desk.appeal');
  return {
    keptAs: `appeal-${sanctionid}`,
    answers: [
      { decision: 'lifted', label: t('lift'), title: t('liftedTitle'), text: t('liftedText') },
      { decision: 'upheld', label: t('keep'), title: t('upheldTitle'), text: t('upheldText') },
    ],
    decide: (decision, reason) => callFromBrowser('operator/decideappeal', { sanctionid, decision, reason }),
  };
}

import { useTranslations } from 'next-intl';

import { ReliabilityEvents } from '@/components/shared/reliability-events';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import type { ExcuseDecision } from '@/lib/contract/provider-enumerations';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PaperPhotos } from '../paper-photo';
import type { StandingActsProps } from './standing-acts';

export type SentExcuse = CallAnswer<'operator/getallexcuse'>['lstExcuse'][number];

/** Why somebody did not come, with the papers, and the points that are held. */
export function ExcuseFacts({ sent: { event, excuse, reliability } }: { readonly sent: SentExcuse }) {
  const t = useTranslations('desk.excuse');
  const locale = useLocale();
  const { cause, text, lstPaperUrl } = excuse;
  return (
    <>
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
    </>
  );
}

/** The two answers to the papers. */
export function useExcuseActs({
  excuse: { excuseid },
}: SentExcuse): Omit<StandingActsProps<ExcuseDecision>, 'onDecided'> {
  const t = useTranslations('desk.excuse');
  return {
    keptAs: `excuse-${excuseid}`,
    answers: [
      { decision: 'accepted', label: t('accept'), title: t('acceptedTitle'), text: t('acceptedText') },
      { decision: 'refused', label: t('refuse'), title: t('refusedTitle'), text: t('refusedText') },
    ],
    decide: (decision, reason) => callFromBrowser('operator/decideexcuse', { excuseid, decision, reason }),
  };
}

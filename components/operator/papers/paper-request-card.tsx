import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { WrittenText } from '@/components/ui/written-text';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { CaseLink } from '../cases/case-link';
import { QueuedClock } from '../queues/queue-clocks';
import { PaperActs } from './paper-acts';
import { PAPER_TONES, PaperFacts, type PaperRequest } from './paper-facts';

interface PaperRequestCardProps {
  readonly request: PaperRequest;
  /** The card says whose paper it is, and leads to the page of the case. */
  readonly hasOwner?: boolean;
  readonly onDone: () => void;
}

/** A paper that was asked for: what, why, by when, the photo, and the decision. */
export function PaperRequestCard({ request, hasOwner = false, onDone }: PaperRequestCardProps) {
  const t = useTranslations('paper-requests');
  const locale = useLocale();
  const { requestid, kind, state, owner } = request;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-stone-200 bg-card px-4 py-3">
      {hasOwner && (
        <p className="flex flex-wrap items-center gap-x-4">
          <CaseLink queue="papers" caseId={requestid}>
            <WrittenText text={owner.fullname} />
          </CaseLink>
          <bdi className="own-direction text-14 text-stone-500">{formatDigits(owner.mobileNo, locale)}</bdi>
        </p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="font-bold">{t(`kinds.${kind}`)}</p>
        <span className="flex flex-wrap items-center gap-2">
          <QueuedClock caseId={requestid} />
          <Badge tone={PAPER_TONES[state]}>{t(`desk.states.${state}`)}</Badge>
        </span>
      </div>
      <PaperFacts request={request} />
      <PaperActs request={request} onDone={onDone} />
    </li>
  );
}

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import type { PaperRequestDecision } from '@/lib/contract/desk-enumerations';
import { formatDigits, formatInstant, formatJalaliDate } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from '../decision-dialog';
import { PaperPhoto } from '../paper-photo';
import { QueuedClock } from '../queues/queue-clocks';
import { DueDayField, useDueDay } from './due-day-field';

type PaperRequest = CallAnswer<'operator/getallpaperrequest'>['lstPaperRequest'][number];

const TONES = { open: 'neutral', sent: 'info', lapsed: 'warning', accepted: 'success', closed: 'neutral' } as const;

interface PaperRequestCardProps {
  readonly request: PaperRequest;
  /** The card says whose paper it is. */
  readonly hasOwner?: boolean;
  readonly onDone: () => void;
}

/** A paper that was asked for: what, why, by when, the photo, and the decision. */
export function PaperRequestCard({ request, hasOwner = false, onDone }: PaperRequestCardProps) {
  const t = useTranslations('paper-requests');
  const locale = useLocale();
  const [decision, setDecision] = useState<PaperRequestDecision | null>(null);
  const { requestid, kind, reason, state, dueday, fileurl, askedAtMs, owner, decisions } = request;
  const close = () => setDecision(null);
  return (
    <li id={`case-${requestid}`} className="flex flex-col gap-3 rounded-card border border-stone-200 bg-card px-4 py-3">
      {hasOwner && (
        <p className="flex flex-wrap items-center gap-x-4">
          <Link
            href={`/operator/people/${owner.userid}/`}
            className="inline-flex min-h-touch items-center font-semibold text-enamel-700 underline"
          >
            <WrittenText text={owner.fullname} />
          </Link>
          <bdi className="own-direction text-14 text-stone-500">{formatDigits(owner.mobileNo, locale)}</bdi>
        </p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="font-bold">{t(`kinds.${kind}`)}</p>
        <span className="flex flex-wrap items-center gap-2">
          <QueuedClock caseId={requestid} />
          <Badge tone={TONES[state]}>{t(`desk.states.${state}`)}</Badge>
        </span>
      </div>
      <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
        <span>{t('desk.asked', { time: formatInstant(askedAtMs, locale) })}</span>
        <span>{t('desk.dueDay', { day: formatJalaliDate(dueday, locale) })}</span>
      </p>
      <blockquote className="rounded-field bg-stone-50 p-3">
        <WrittenText text={reason} />
      </blockquote>
      {fileurl !== null && <PaperPhoto url={fileurl} name={t('photo')} />}
      {decisions.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {decisions.map((each) => (
            <Button
              key={each}
              variant={each === 'accept' ? 'primary' : 'secondary'}
              aria-label={`${t(`desk.decisions.${each}`)}: ${t(`kinds.${kind}`)}`}
              onClick={() => setDecision(each)}
            >
              {t(`desk.decisions.${each}`)}
            </Button>
          ))}
        </div>
      )}
      {decision !== null && (
        <DecidePaperDialog
          requestId={requestid}
          decision={decision}
          onDecided={() => {
            close();
            onDone();
          }}
          onClose={close}
        />
      )}
    </li>
  );
}

interface DecidePaperDialogProps {
  readonly requestId: number;
  readonly decision: PaperRequestDecision;
  readonly onDecided: () => void;
  readonly onClose: () => void;
}

function DecidePaperDialog({ requestId, decision, onDecided, onClose }: DecidePaperDialogProps) {
  const t = useTranslations('paper-requests.desk');
  const due = useDueDay();
  const isAgain = decision === 'again';
  const decide = async (reason: string) => {
    const dueday = isAgain && due.dueDay !== null ? { dueday: due.dueDay } : {};
    await callFromBrowser('operator/decidepaper', { requestid: requestId, decision, reason, ...dueday });
    onDecided();
  };
  return (
    <DecisionDialog
      title={t(`decisions.${decision}`)}
      text={t(`follows.${decision}`)}
      sendLabel={t(`decisions.${decision}`)}
      isAnswered={!isAgain || due.dueDay !== null}
      onSend={decide}
      onClose={onClose}
    >
      {isAgain ? (isTried) => <DueDayField due={due} isTried={isTried} /> : undefined}
    </DecisionDialog>
  );
}

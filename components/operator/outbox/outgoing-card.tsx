import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { WordsDialog } from '@/components/shared/words-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { LONGEST_DECISION_REASON, SHORTEST_DECISION_REASON } from '@/lib/domain/constants/providers';
import { formatDigits, formatInstant, formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { QueuedClock } from '../queues/queue-clocks';

export type Outgoing = CallAnswer<'operator/getalloutgoing'>['lstOutgoing'][number];

interface OutgoingCardProps {
  readonly message: Outgoing;
  /** Chooses the message for a bulk act. */
  readonly box: ReactNode;
  readonly onDone: () => void;
}

/** A message on its way or given up: to whom, what it says, what stands in its way, and its moves. */
export function OutgoingCard({ message, box, onDone }: OutgoingCardProps) {
  const t = useTranslations('outbox');
  const locale = useLocale();
  const { outgoingid, recipient, fullname, channel, state, text, taskid, refusal } = message;
  // The digits of an address are its own.
  const shownRecipient = channel === 'sms' ? formatDigits(recipient, locale) : recipient;
  return (
    <li id={`case-${outgoingid}`} data-bulk-row={`outgoing-${outgoingid}`}>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-18 font-bold">
              <WrittenText text={fullname === '' ? shownRecipient : fullname} />
            </h2>
            <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
              <span>{t(`channels.${channel}`)}</span>
              {fullname !== '' && <WrittenText text={shownRecipient} />}
            </p>
          </div>
          <span className="flex flex-wrap items-center gap-2">
            <QueuedClock caseId={outgoingid} />
            <Badge tone={state === 'failed' ? 'danger' : 'warning'}>{t(`states.${state}`)}</Badge>
          </span>
        </div>
        <blockquote className="whitespace-pre-line rounded-field bg-stone-50 p-3">
          <WrittenText text={text} />
        </blockquote>
        <Tries message={message} />
        {taskid !== null && (
          <Link href={`/operator/orders/${taskid}/`} className="self-start text-enamel-700 underline">
            {t('order')}
          </Link>
        )}
        {refusal !== null && <p className="font-semibold">{t(`refusals.${refusal}`)}</p>}
        {box}
        <Moves message={message} onDone={onDone} />
      </Card>
    </li>
  );
}

/** How often it was tried, what came of it, and when it is tried next. */
function Tries({ message }: { readonly message: Outgoing }) {
  const t = useTranslations('outbox');
  const locale = useLocale();
  const { attempts, createdAtMs, nextAttemptAtMs, settledAtMs, state, failure, lastError } = message;
  const shown = formatNumber(attempts, locale);
  return (
    <div className="text-14 text-stone-500">
      <p className="flex flex-wrap gap-x-4">
        <span>{t('written', { time: formatInstant(createdAtMs, locale) })}</span>
        <span>{t('attempts', { count: attempts, shown })}</span>
        {nextAttemptAtMs !== null && <span>{t('next', { time: formatInstant(nextAttemptAtMs, locale) })}</span>}
        {settledAtMs !== null && (
          <span>{t(state === 'failed' ? 'givenUp' : 'ended', { time: formatInstant(settledAtMs, locale) })}</span>
        )}
      </p>
      {failure !== null && <p className="text-ink">{t(`failures.${failure}`)}</p>}
      {lastError !== null && (
        <p>
          {t.rich('lastError', {
            error: () => (
              <bdi dir="ltr" className="break-words">
                {lastError}
              </bdi>
            ),
          })}
        </p>
      )}
    </div>
  );
}

function Moves({ message, onDone }: { readonly message: Outgoing; readonly onDone: () => void }) {
  const t = useTranslations('outbox');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const { isSending, failure, send } = useSending();
  const [isLeaving, setIsLeaving] = useState(false);
  const { outgoingid, state, refusal } = message;
  const sendAgain = async () => {
    const sent = await send(() => callFromBrowser('operator/sendagain', { outgoingid }));
    if (sent.ok) snackbar.show({ text: t('queued'), tone: 'success' });
    onDone();
  };
  const leave = async (reason: string) => {
    await callFromBrowser('operator/closeoutgoing', { outgoingid, reason });
    setIsLeaving(false);
    onDone();
  };
  return (
    <>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <div className="flex flex-wrap gap-3">
        {refusal === null && (
          <Button isLoading={isSending} onClick={() => void sendAgain()}>
            {t(state === 'pending' ? 'now' : 'again')}
          </Button>
        )}
        {state === 'failed' && (
          <Button variant="secondary" onClick={() => setIsLeaving(true)}>
            {t('leave.title')}
          </Button>
        )}
      </div>
      {isLeaving && (
        <WordsDialog
          title={t('leave.title')}
          text={t('leave.text')}
          wordsLabel={t('leave.words')}
          wordsWrong={t('leave.wrong')}
          longest={LONGEST_DECISION_REASON}
          shortest={SHORTEST_DECISION_REASON}
          sendLabel={t('leave.send')}
          keepLabel={t('leave.keep')}
          onSend={leave}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </>
  );
}

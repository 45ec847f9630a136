import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { WordsDialog } from '@/components/shared/words-dialog';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { LONGEST_DECISION_REASON, SHORTEST_DECISION_REASON } from '@/lib/domain/constants/providers';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { Outgoing } from './outgoing-facts';

interface OutgoingActsProps {
  readonly message: Outgoing;
  readonly onDone: () => void;
}

/** Sends a message again, or leaves it as it is. */
export function OutgoingActs({ message, onDone }: OutgoingActsProps) {
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
          keptAs={`outgoing-${outgoingid}-leave`}
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

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';

import { useSnackbar } from '@/components/ui/snackbar';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { CallError } from '@/lib/contract/call-error';
import { LONGEST_DECISION_REASON, SHORTEST_DECISION_REASON } from '@/lib/domain/constants/providers';

import { refreshDesk } from './desk-fresh';
import { useHolding } from './held-answers';
import { isOvertaken } from './overtaken';
import { usePasswordAgain } from './use-password-again';

const WordsDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/words-dialog').then((module) => module.WordsDialog)),
  { ssr: false },
);

type DecisionDialogProps = Pick<
  ComponentProps<typeof WordsDialog>,
  'keptAs' | 'title' | 'text' | 'sendLabel' | 'isAnswered' | 'onSend' | 'onClose' | 'children'
>;

/**
 * Asks an operator for the reason of a decision, and says when it is recorded. Where it waits for a second operator,
 * `onSend` resolves to `waits`, and the dialog says that. While it is open nothing behind it goes away. Where somebody
 * else has decided the case meanwhile, it says so.
 */
export function DecisionDialog({ onSend, children, ...props }: DecisionDialogProps) {
  const t = useTranslations('desk.decision');
  const snackbar = useSnackbar();
  const { field, withPassword } = usePasswordAgain();
  useHolding();
  const send: typeof onSend = async (...words) => {
    const sent = await withPassword(() => onSend(...words)).catch((error: unknown) => {
      if (!(error instanceof CallError && isOvertaken(error))) throw error;
      // How the case stands now is shown when the dialog is gone.
      refreshDesk();
      throw new CallError(error.key, { words: t('overtaken'), cause: error });
    });
    snackbar.show({ text: t(waits(sent) ? 'waits' : 'recorded'), tone: 'success' });
  };
  return (
    <WordsDialog
      {...props}
      onSend={send}
      wordsLabel={t('reason')}
      wordsWrong={t('reasonWrong')}
      longest={LONGEST_DECISION_REASON}
      shortest={SHORTEST_DECISION_REASON}
      keepLabel={t('notYet')}
    >
      {(isTried) => (
        <>
          {children?.(isTried)}
          {field}
        </>
      )}
    </WordsDialog>
  );
}

const waits = (sent: unknown) => typeof sent === 'object' && sent !== null && 'waits' in sent && sent.waits === true;

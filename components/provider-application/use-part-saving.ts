import { callFromBrowser } from '@/lib/client/browser';
import { toFieldWords, useSending } from '@/lib/client/use-sending';
import { useUserAccount } from '@/lib/client/user-account';
import type { CallRequest } from '@/lib/contract';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { StepProps } from './step-props';
import { dropDrafts } from './use-part-form';

/**
 * Keeps a part at the server and goes on. A failure keeps the typed text. The server's findings are shown by field, in
 * its own words.
 */
export function usePartSaving({ hasMoved, onKept, onClosed, onNext, onBack }: Omit<StepProps, 'application'>) {
  const toErrorText = useErrorText();
  const account = useUserAccount();
  const { isSending, failure, send } = useSending();

  const save = async (parts: CallRequest<'joinus/saveapplication'>): Promise<void> => {
    const sent = await send(() => callFromBrowser('joinus/saveapplication', parts));
    if (!sent.ok) {
      if (sent.failure.key === 'application-closed') onClosed();
      return;
    }
    if (account) dropDrafts(account.userId, Object.keys(parts));
    onKept(sent.answer);
    onNext();
  };
  /** The part of the step's frame that saving decides. */
  const frame = { hasMoved, isBusy: isSending, failure: failure && toErrorText(failure), onBack };
  return { frame, refused: toFieldWords(failure), save };
}

import { useTranslations } from 'next-intl';

import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { toFieldWords, useSending } from '@/lib/client/use-sending';
import type { CallRequest } from '@/lib/contract';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { Account } from './use-account';

type Change = Omit<CallRequest<'user/editprofile'>, 'firstName' | 'lastName'> &
  Partial<Pick<CallRequest<'user/editprofile'>, 'firstName' | 'lastName'>>;

/**
 * Sends a part of the profile; the names go with each (the call asks for them). The server's findings are shown by
 * field, in its own words.
 */
export function useProfileSaving(account: Account, onSaved: (account: Account) => void) {
  const t = useTranslations('account');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const { isSending, failure, send } = useSending();

  const save = async (change: Change, done: string = t('saved')): Promise<boolean> => {
    const { firstName, lastName } = account;
    const sent = await send(() => callFromBrowser('user/editprofile', { firstName, lastName, ...change }));
    if (!sent.ok) return false;
    onSaved(sent.answer.account);
    snackbar.show({ text: done, tone: 'success' });
    return true;
  };
  return { isSaving: isSending, failure: failure && toErrorText(failure), refused: toFieldWords(failure), save };
}

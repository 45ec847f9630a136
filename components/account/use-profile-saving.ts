import { useTranslations } from 'next-intl';

import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSeen } from '@/lib/client/use-seen';
import { toFieldWords, useSending } from '@/lib/client/use-sending';
import type { CallRequest } from '@/lib/contract';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { Account } from './use-account';

type Change = CallRequest<'user/editprofile'>;

/** The fields of the profile that a form shows, as they are now. */
function pickFields(account: Account, fields: readonly (keyof Account)[]): object {
  return Object.fromEntries(fields.map((field) => [field, account[field]]));
}

interface Saving {
  /** The message after saving. */
  readonly done?: string;
  /** The values read since the form was filled in (`Seen.accept`). */
  readonly over?: Record<string, unknown>;
}

/**
 * Sends a part of the profile; `fields` are those that the part shows. The server's findings are shown by field, in its
 * own words.
 */
export function useProfileSaving(
  account: Account,
  fields: readonly (keyof Account)[],
  onSaved: (account: Account) => void,
) {
  const t = useTranslations('account');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const { isSending, failure, send } = useSending();
  const { seen, stale, accept, fillFrom } = useSeen(pickFields(account, fields), failure);

  const save = async (change: Change, { done = t('saved'), over = seen }: Saving = {}): Promise<boolean> => {
    const sent = await send(() =>
      callFromBrowser('user/editprofile', { ...change, ...(fields.length > 0 && { seen: over }) }),
    );
    if (!sent.ok) return false;
    fillFrom(pickFields(sent.answer.account, fields));
    onSaved(sent.answer.account);
    snackbar.show({ text: done, tone: 'success' });
    return true;
  };
  return {
    isSaving: isSending,
    failure: failure && !stale ? toErrorText(failure) : null,
    refused: toFieldWords(failure),
    save,
    stale,
    accept,
    /** Fills the form with the other person's values. */
    takeTheirs: (): Account => {
      fillFrom({ ...seen, ...stale?.theirs });
      const taken = { ...account, ...stale?.theirs };
      onSaved(taken);
      return taken;
    },
  };
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallRequest } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { Account } from './use-account';

type Change = Omit<CallRequest<'user/editprofile'>, 'firstName' | 'lastName'> &
  Partial<Pick<CallRequest<'user/editprofile'>, 'firstName' | 'lastName'>>;

/** Sends a part of the profile; the names go with each (the call asks for them). What the server found wrong is told by field, in its own words. */
export function useProfileSaving(account: Account, onSaved: (account: Account) => void) {
  const t = useTranslations('account');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  const save = async (change: Change, done: string = t('saved')): Promise<boolean> => {
    setIsSaving(true);
    setFailure(null);
    setRefused({});
    try {
      const answer = await callFromBrowser('user/editprofile', {
        firstName: account.firstName,
        lastName: account.lastName,
        ...change,
      });
      onSaved(answer.account);
      snackbar.show({ text: done, tone: 'success' });
      return true;
    } catch (error) {
      setFailure(toErrorText(error));
      if (error instanceof CallError)
        setRefused(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])));
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return { isSaving, failure, refused, save };
}

'use client';

import { useState } from 'react';

import { callFromBrowser } from '@/lib/client/browser';
import { useUserAccount } from '@/lib/client/user-account';
import type { CallRequest } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { StepProps } from './step-props';
import { dropDrafts } from './use-part-form';

/** Keeps a part at the server and goes on. What was typed stays whatever becomes of it; what the server found wrong is told by field, in its own words. */
export function usePartSaving({ onKept, onClosed, onNext }: Pick<StepProps, 'onKept' | 'onClosed' | 'onNext'>) {
  const toErrorText = useErrorText();
  const account = useUserAccount();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  const save = async (parts: CallRequest<'joinus/saveapplication'>): Promise<void> => {
    setIsSaving(true);
    setFailure(null);
    setRefused({});
    try {
      const answer = await callFromBrowser('joinus/saveapplication', parts);
      if (account) dropDrafts(account.userId, Object.keys(parts));
      onKept(answer);
      onNext();
    } catch (error) {
      setFailure(toErrorText(error));
      if (error instanceof CallError)
        setRefused(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])));
      if (error instanceof CallError && error.key === 'application-closed') onClosed();
    } finally {
      setIsSaving(false);
    }
  };
  return { isSaving, failure, refused, save };
}

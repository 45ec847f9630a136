'use client';

import { useEffect, useRef, useState } from 'react';

import { CallError } from '@/lib/contract/call-error';

/** The result of a sending. */
export type Sent<Answer> =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly failure: CallError };

interface SendingOptions {
  /** The page is left once it is sent (the bank, another page), so the button stays busy until then. */
  readonly staysBusy?: boolean;
}

export interface Sending {
  /** The value for the button's `isLoading`. */
  readonly isSending: boolean;
  /** Why the last sending failed; null from the next one on. */
  readonly failure: CallError | null;
  /**
   * Does the work, usually one call, and answers its outcome. A second press while one is under way is
   * ignored. Its work is not begun and its promise never settles, so nothing that stands after it happens. An error
   * that is no call's failure is a defect, and is thrown on.
   */
  readonly send: <Answer>(work: () => Promise<Answer>) => Promise<Sent<Answer>>;
  /** Removes the failure: its input has been changed. */
  readonly forget: () => void;
}

/** The state of one button that sends something. Load data with `useCall`; this is for what a person does. */
export function useSending({ staysBusy = false }: SendingOptions = {}): Sending {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const isUnderWay = useRef(false);

  const setUnderWay = (isNow: boolean) => {
    isUnderWay.current = isNow;
    setIsSending(isNow);
  };
  // The browser's own way back shows the page as it was left: on its way elsewhere.
  useEffect(() => {
    if (!staysBusy) return;
    const arrive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isUnderWay.current = false;
      setIsSending(false);
    };
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, [staysBusy]);

  async function send<Answer>(work: () => Promise<Answer>): Promise<Sent<Answer>> {
    if (isUnderWay.current) return new Promise(() => undefined);
    setUnderWay(true);
    setFailure(null);
    try {
      const answer = await work();
      if (!staysBusy) setUnderWay(false);
      return { ok: true, answer };
    } catch (error) {
      setUnderWay(false);
      if (!(error instanceof CallError)) throw error;
      setFailure(error);
      return { ok: false, failure: error };
    }
  }
  return { isSending, failure, send, forget: () => setFailure(null) };
}

/**
 * A part that is fetched once somebody sends something, `import('…')`. Where it cannot be fetched, that is the
 * network's failure. Throws CallError.
 */
export function fetchPart<Part>(loading: Promise<Part>): Promise<Part> {
  return loading.catch((cause: unknown) => {
    throw new CallError('network-failed', { cause });
  });
}

/** The server's words about wrong fields, by field. */
export function toFieldWords(failure: CallError | null): Readonly<Record<string, string>> {
  return Object.fromEntries(failure?.fields.map(({ field, message }) => [field, message]) ?? []);
}

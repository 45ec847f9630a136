import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { useUserAccount } from '@/lib/client/user-account';
import type { CallAnswer, CallRequest } from '@/lib/contract';
import type { CallError } from '@/lib/contract/call-error';

import {
  keepOfflineAnswer,
  listenToOfflineAnswers,
  parseOfflineText,
  readOfflineText,
  type OfflineAnswer,
  type OfflineCall,
} from './offline-answers';

/** The matter of the call belongs to nobody here any more. */
const ENDS: readonly string[] = ['not-yours', 'not-found'];

export function isMatterOver(error: CallError | undefined): boolean {
  return error !== undefined && ENDS.includes(error.key);
}

interface Heard<Name extends OfflineCall> {
  /** The newest answer; undefined before there is one. */
  readonly fresh: CallAnswer<Name> | undefined;
  /** Its matter belongs to nobody here any more. */
  readonly isOver: boolean;
  /** Whether an answer may stay on this device; left out, each may. */
  readonly isKept?: (answer: CallAnswer<Name>) => boolean;
}

/** Keeps the last answer of a call on this device, and reads the kept one; null without one. */
export function useKeptAnswer<Name extends OfflineCall>(
  name: Name,
  input: CallRequest<Name> | null,
  { fresh, isOver, isKept }: Heard<Name>,
): OfflineAnswer<Name> | null {
  const userId = useUserAccount()?.userId;
  const asked = JSON.stringify(input);
  const text = useSyncExternalStore(
    listenToOfflineAnswers,
    () => (userId === undefined || input === null ? null : readOfflineText(userId, name, input)),
    () => null,
  );
  useEffect(() => {
    const known = JSON.parse(asked) as CallRequest<Name> | null;
    if (userId === undefined || known === null || (fresh === undefined && !isOver)) return;
    // What must no longer be read without a network is forgotten at once.
    const answer = fresh === undefined || isOver || isKept?.(fresh) === false ? null : fresh;
    keepOfflineAnswer(userId, name, known, answer);
  }, [userId, name, asked, fresh, isKept, isOver]);
  return useMemo(() => parseOfflineText<Name>(text), [text]);
}

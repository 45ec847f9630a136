import { useState } from 'react';

import { forgetForm, keepForm, readKeptForm } from '@/lib/client/kept-forms';
import type { SentCode } from '@/lib/client/session';
import { isJsonObject, parseJson } from '@/lib/domain/text/json';

const NAME = 'verification';

interface AwaitedCode {
  readonly mobile: string;
  /** Null: a code went out before, nobody here knows when. */
  readonly sent: SentCode | null;
}

/**
 * Null once the code can no longer be right, and on every page but the one where it is awaited. A person who went on to
 * another page did not mean to enter it.
 */
function findKept(): AwaitedCode | null {
  const kept = parseJson(readKeptForm(null, NAME));
  if (!isJsonObject(kept)) return null;
  const { mobile, sentAtMs, expiresAtMs, path } = kept;
  if (path !== window.location.pathname || typeof mobile !== 'string') return null;
  if (typeof sentAtMs !== 'number' || typeof expiresAtMs !== 'number') return null;
  return Date.now() < expiresAtMs ? { mobile, sent: { sentAtMs, expiresAtMs } } : null;
}

/**
 * The code that a registration waits for. Kept in this tab while it is good: a person who leaves to read the message
 * may find the page loaded anew.
 */
export function useAwaitedCode() {
  const [awaited, setAwaited] = useState(findKept);
  const begin = (mobile: string, sent: SentCode | null) => {
    if (sent) keepForm(null, NAME, JSON.stringify({ mobile, ...sent, path: window.location.pathname }));
    setAwaited({ mobile, sent });
  };
  const end = () => {
    forgetForm(null, NAME);
    setAwaited(null);
  };
  return { awaited, begin, end };
}

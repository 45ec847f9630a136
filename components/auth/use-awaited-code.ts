'use client';

import { useState } from 'react';

import { forgetForm, keepForm, readKeptForm } from '@/lib/client/kept-forms';
import { ACTIVATION_CODE } from '@/lib/domain/constants';
import { isJsonObject, parseJson } from '@/lib/domain/json';

const NAME = 'verification';

interface AwaitedCode {
  readonly mobile: string;
  readonly sentAtMs: number;
}

/** Null once it can no longer be right, and on every page but the one where it is awaited: whoever went on to another did not mean to enter it. */
function findKept(): AwaitedCode | null {
  const kept = parseJson(readKeptForm(null, NAME));
  if (!isJsonObject(kept)) return null;
  const { mobile, sentAtMs, path } = kept;
  if (path !== window.location.pathname || typeof mobile !== 'string' || typeof sentAtMs !== 'number') return null;
  return Date.now() < sentAtMs + ACTIVATION_CODE.lifetimeMs ? { mobile, sentAtMs } : null;
}

/** The code that a registration waits for. Kept in this tab while it is good: whoever goes to read its message may find the page loaded anew. */
export function useAwaitedCode() {
  const [awaited, setAwaited] = useState(findKept);
  const begin = (mobile: string) => {
    const sent = { mobile, sentAtMs: Date.now() };
    keepForm(null, NAME, JSON.stringify({ ...sent, path: window.location.pathname }));
    setAwaited(sent);
  };
  const end = () => {
    forgetForm(null, NAME);
    setAwaited(null);
  };
  return { awaited, begin, end };
}

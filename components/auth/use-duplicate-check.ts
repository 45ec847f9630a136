import { useEffect, useState } from 'react';

import { findWhetherRegistered } from '@/lib/client/session';

import { findMobileProblem } from './mobile-field';

/** Whether a mobile is registered already, asked as soon as it is a valid one (SPEC 5). */
export function useDuplicateCheck(mobile: string): boolean {
  const [duplicate, setDuplicate] = useState<string | null>(null);
  useEffect(() => {
    if (findMobileProblem(mobile)) return;
    const abort = new AbortController();
    void findWhetherRegistered(mobile, abort.signal).then((isRegistered) => {
      if (isRegistered && !abort.signal.aborted) setDuplicate(mobile);
    });
    return () => abort.abort();
  }, [mobile]);
  return duplicate !== null && duplicate === mobile;
}

import { useState, useSyncExternalStore } from 'react';

import { keepForm, listenToForms, readKeptForm } from '@/lib/client/kept-forms';

const NAME = 'mobile';

/**
 * The mobile that the registration and the login share, so that a person who changes between them types it once. Kept
 * as long as the tab; a login forgets it.
 */
export function useTypedMobile(): [mobile: string, setMobile: (mobile: string) => void] {
  // What was typed in this very form stays in it when a login forgets what is kept.
  const [typedHere, setTypedHere] = useState<string | null>(null);
  const kept = useSyncExternalStore(
    listenToForms,
    () => readKeptForm(null, NAME) ?? '',
    () => '',
  );
  const setMobile = (typed: string) => {
    setTypedHere(typed);
    keepForm(null, NAME, typed);
  };
  return [typedHere ?? kept, setMobile];
}

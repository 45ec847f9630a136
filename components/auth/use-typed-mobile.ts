'use client';

import { useSyncExternalStore } from 'react';

import { keepForm, listenToForms, readKeptForm } from '@/lib/client/kept-forms';

const NAME = 'mobile';

/** The mobile as it stands in the login and in the registration: whoever changes from one to the other types it once. Kept as long as the tab; a login forgets it. */
export function useTypedMobile(): [mobile: string, setMobile: (mobile: string) => void] {
  const mobile = useSyncExternalStore(
    listenToForms,
    () => readKeptForm(null, NAME) ?? '',
    () => '',
  );
  return [mobile, (typed) => keepForm(null, NAME, typed)];
}

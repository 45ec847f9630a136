import type { ReactNode } from 'react';

import { LateWords } from '@/components/layout/late-words';
import { loadAuthWords } from '@/lib/i18n/auth-words';

/** Gives the dialogs of this folder their words, wherever they are opened from. */
export function AuthWords({ children }: { children: ReactNode }) {
  return (
    <LateWords namespace="auth" load={loadAuthWords}>
      {children}
    </LateWords>
  );
}

import type { ReactNode } from 'react';

import { LateWords } from '@/components/layout/late-words';
import { loadAuthWords } from '@/lib/i18n/auth-words';

const WORDS = { auth: loadAuthWords };

/** Gives the dialogs of this folder their words, wherever they are opened from. */
export function AuthWords({ children }: { children: ReactNode }) {
  return <LateWords words={WORDS}>{children}</LateWords>;
}

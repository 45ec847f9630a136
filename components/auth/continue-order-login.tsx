import type { ReactNode } from 'react';

import { hasLoggedInHere } from '@/lib/client/known-browser';
import type { UserAccount } from '@/lib/client/user-account';

import { AuthDialogs } from './auth-dialogs';

interface ContinueOrderLoginProps {
  open: boolean;
  /** The order in one line, with its sum: the dialog covers it. */
  about: ReactNode;
  /** Logged in: the order goes on at the same step, nothing was navigated. */
  onDone: (account: UserAccount) => void;
  onCancel: () => void;
}

/**
 * Login, registration and code in the middle of an order (T-08). Where nobody has logged in yet it begins with the
 * registration: most who order for the first time are new.
 */
export function ContinueOrderLogin({ open, about, onDone, onCancel }: ContinueOrderLoginProps) {
  if (!open) return null;
  return (
    <AuthDialogs
      start={hasLoggedInHere() ? 'login' : 'register'}
      place="order"
      about={about}
      onClose={onCancel}
      onDone={onDone}
    />
  );
}

'use client';

import type { UserAccount } from '@/lib/client/user-account';

import { AuthDialogs } from './auth-dialogs';

interface ContinueOrderLoginProps {
  open: boolean;
  /** Logged in: the order goes on at the same step, nothing was navigated. */
  onDone: (account: UserAccount) => void;
  onCancel: () => void;
}

/** Login, registration and code in the middle of an order (T-08). */
export function ContinueOrderLogin({ open, onDone, onCancel }: ContinueOrderLoginProps) {
  if (!open) return null;
  return <AuthDialogs start="login" place="order" onClose={onCancel} onDone={onDone} />;
}

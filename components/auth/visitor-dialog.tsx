import type { UserAccount } from '@/lib/client/user-account';

import { AuthDialogs } from './auth-dialogs';
import type { AuthForm } from './use-auth-steps';

interface VisitorDialogProps {
  start: AuthForm;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The code of who invited. */
  referralCode?: string;
  onLoggedIn?: (account: UserAccount) => void;
}

/**
 * Login or registration as a dialog on any page, outside of an order. It brings its own words; load it when it is used.
 */
export function VisitorDialog({ start, open, onOpenChange, referralCode, onLoggedIn }: VisitorDialogProps) {
  if (!open) return null;
  const close = () => onOpenChange(false);
  return (
    <AuthDialogs
      start={start}
      place="site"
      referralCode={referralCode}
      onClose={close}
      onDone={(account) => {
        close();
        onLoggedIn?.(account);
      }}
    />
  );
}

import type { UserAccount } from '@/lib/client/user-account';

import { AuthDialogs } from './auth-dialogs';

interface RegisterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The code of who invited. */
  referralCode?: string;
  onLoggedIn?: (account: UserAccount) => void;
}

/** The registration as a dialog, 600 × 580, full screen on mobile. It brings its own words; load it when it is used. */
export function RegisterDialog({ open, onOpenChange, referralCode, onLoggedIn }: RegisterDialogProps) {
  if (!open) return null;
  const close = () => onOpenChange(false);
  return (
    <AuthDialogs
      start="register"
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

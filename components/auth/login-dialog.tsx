import type { UserAccount } from '@/lib/client/user-account';

import { AuthDialogs } from './auth-dialogs';

interface LoginDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLoggedIn?: (account: UserAccount) => void;
}

/** The login as a dialog, 600 px wide, from the header. It brings its own words; load it when it is used. */
export function LoginDialog({ open, onOpenChange, onLoggedIn }: LoginDialogProps) {
  if (!open) return null;
  const close = () => onOpenChange(false);
  return (
    <AuthDialogs
      start="login"
      place="site"
      onClose={close}
      onDone={(account) => {
        close();
        onLoggedIn?.(account);
      }}
    />
  );
}

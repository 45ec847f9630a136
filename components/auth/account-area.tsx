'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';

import { toPatientLoader } from '@/lib/client/patient-loader';
import { useUserAccount } from '@/lib/client/user-account';

import type { AccountLook } from './account-look';

const AccountMenu = lazy(
  toPatientLoader(() => import('./account-menu').then((module) => ({ default: module.AccountMenu }))),
);
const LoginDialog = lazy(
  toPatientLoader(() => import('./login-dialog').then((module) => ({ default: module.LoginDialog }))),
);

interface AccountAreaProps extends AccountLook {
  readonly loginClassName: string;
  /** Drawn on the server: a visitor's page fetches nothing that draws icons. */
  readonly icons: { readonly login: ReactNode; readonly person: ReactNode; readonly envelope: ReactNode };
}

/** What of the header depends on the person: the login button, or their menu (rows S-05 to S-08). */
export function AccountArea({ icons, loginClassName, ...menu }: AccountAreaProps) {
  const { words, look } = menu;
  const account = useUserAccount();
  const [isLoginOpen, setIsLoginOpen] = useState(false);
  if (account) {
    return (
      <Suspense fallback={<span className="min-h-touch min-w-touch" />}>
        <AccountMenu {...menu} account={account} icons={icons} />
      </Suspense>
    );
  }
  const openLogin = () => setIsLoginOpen(true);
  return (
    <>
      <button type="button" aria-label={words.login} onClick={openLogin} className={loginClassName}>
        {icons.login}
        {look === 'desktop' && words.login}
      </button>
      {isLoginOpen && (
        <Suspense>
          <LoginDialog open onOpenChange={setIsLoginOpen} />
        </Suspense>
      )}
    </>
  );
}

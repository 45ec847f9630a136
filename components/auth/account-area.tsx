'use client';

import { useState, type ReactNode } from 'react';

import { toLazyPart } from '@/components/layout/lazy-part';
import { useUserAccount } from '@/lib/client/user-account';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

import type { AccountLook } from './account-look';

const AccountMenu = toLazyPart(
  () => import('./account-menu').then((module) => module.AccountMenu),
  <span className="min-h-touch min-w-touch" />,
);
const VisitorDialog = toLazyPart(() => import('./visitor-dialogs').then((module) => module.VisitorDialog));

interface AccountAreaProps extends AccountLook {
  readonly loginClassName: string;
  /** Drawn on the server: a visitor's page fetches nothing that draws icons. */
  readonly icons: { readonly login: ReactNode; readonly person: ReactNode; readonly envelope: ReactNode };
}

/** The part of the header that depends on the person: the login button, or their menu (rows S-05 to S-08). */
export function AccountArea({ icons, loginClassName, ...menu }: AccountAreaProps) {
  const { words, look } = menu;
  const account = useUserAccount();
  const [isLoginOpen, setIsLoginOpen] = useState(false);
  if (account) {
    return <AccountMenu {...menu} account={account} icons={icons} />;
  }
  const openLogin = () => setIsLoginOpen(true);
  return (
    <>
      <button type="button" aria-label={words.login} onClick={openLogin} className={loginClassName}>
        {icons.login}
        {look === 'desktop' && words.login}
      </button>
      {isLoginOpen && <VisitorDialog start="login" open onOpenChange={setIsLoginOpen} />}
    </>
  );
}

interface DashboardLinkProps {
  readonly label: string;
  readonly path: string;
  readonly className?: string;
}

/** Shows only when the account has a role id (SPEC 6, row P-04). */
export function DashboardLink({ label, path, className }: DashboardLinkProps) {
  const account = useUserAccount();
  const locale = useLocale();
  if (account?.roleId == null) return null;
  return (
    <a href={toLocalePath(locale, path)} className={className}>
      {label}
    </a>
  );
}

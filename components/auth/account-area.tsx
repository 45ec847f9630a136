'use client';

import { LogIn, UserRound } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Dropdown } from '@/components/ui/dropdown';
import { Icon } from '@/components/ui/icon';
import { useUserAccount, type UserAccount } from '@/lib/client/user-account';
import { Link } from '@/lib/i18n/navigation';

const LoginDialog = dynamic(() => import('./login-dialog').then((module) => module.LoginDialog), { ssr: false });

export interface AccountAreaWords {
  readonly login: string;
  readonly myOrders: string;
  readonly dashboard: string;
  readonly logout: string;
  /** With `{name}`. */
  readonly accountOf: string;
}

interface AccountAreaProps {
  readonly words: AccountAreaWords;
  readonly paths: { readonly orders: string; readonly dashboard: string };
  /** Two headers, one for each width: each has its own look. */
  readonly look: 'desktop' | 'mobile';
}

const linkClassName = 'flex min-h-touch items-center rounded-field px-3 hover:bg-enamel-50';

function LogOutButton({ label }: { label: string }) {
  const [isRunning, setIsRunning] = useState(false);
  async function leave() {
    setIsRunning(true);
    const { logOut } = await import('@/lib/client/session');
    // The host could not be told: the person stays logged in and may press again.
    await logOut().catch(() => setIsRunning(false));
  }
  return (
    <button type="button" aria-busy={isRunning} onClick={() => void leave()} className={`${linkClassName} w-full text-start`}>
      {label}
    </button>
  );
}

function AccountMenu({ account, words, paths, look }: AccountAreaProps & { account: UserAccount }) {
  const fullName = `${account.firstName} ${account.lastName}`;
  return (
    <Dropdown
      className="relative"
      accessibleLabel={words.accountOf.replace('{name}', fullName)}
      hasChevron={look === 'desktop'}
      label={
        <>
          <Icon icon={UserRound} className="text-enamel-600" />
          <span className="max-w-40 truncate">{look === 'desktop' ? fullName : account.firstName}</span>
        </>
      }
      panelClassName="end-0 top-full mt-2 w-56 p-2"
    >
      <ul>
        {account.roleId !== null && (
          <li>
            <Link href={paths.dashboard} className={linkClassName}>
              {words.dashboard}
            </Link>
          </li>
        )}
        <li>
          <Link href={paths.orders} className={linkClassName}>
            {words.myOrders}
          </Link>
        </li>
        <li>
          <LogOutButton label={words.logout} />
        </li>
      </ul>
    </Dropdown>
  );
}

/** What of the header depends on the person: the login button, or their menu (rows S-05 to S-08). */
export function AccountArea(props: AccountAreaProps) {
  const { words, look } = props;
  const account = useUserAccount();
  const [isLoginOpen, setIsLoginOpen] = useState(false);
  if (account) return <AccountMenu {...props} account={account} />;
  return (
    <>
      {look === 'desktop' ? (
        <Button variant="secondary" onClick={() => setIsLoginOpen(true)}>
          <Icon icon={LogIn} isDirectional />
          {words.login}
        </Button>
      ) : (
        <button type="button" aria-label={words.login} onClick={() => setIsLoginOpen(true)} className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-field hover:bg-enamel-50">
          <Icon icon={UserRound} size={24} />
        </button>
      )}
      {isLoginOpen && <LoginDialog open onOpenChange={setIsLoginOpen} />}
    </>
  );
}

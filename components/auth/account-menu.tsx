'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';

import { Dropdown } from '@/components/ui/dropdown';
import { useSnackbar } from '@/components/ui/snackbar';
import { usePasswordOffer } from '@/lib/client/first-password';
import { toPatientLoader } from '@/lib/client/patient-loader';
import type { UserAccount } from '@/lib/client/user-account';
import { TRUNCATE_LENGTH } from '@/lib/domain/constants';
import { truncate } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';

import type { AccountLook } from './account-look';
import { AccountUnread } from './account-unread';

const PasswordOffer = lazy(
  toPatientLoader(() => import('./password-offer').then((module) => ({ default: module.PasswordOffer }))),
);

const linkClassName = 'flex min-h-touch items-center rounded-field px-3 hover:bg-enamel-50';

function LogOutButton({ words }: { words: AccountLook['words'] }) {
  const snackbar = useSnackbar();
  const [isRunning, setIsRunning] = useState(false);
  async function leave() {
    setIsRunning(true);
    try {
      const { logOut } = await import('@/lib/client/session');
      await logOut();
    } catch {
      // The host could not be told: the person stays logged in, hears of it and may press again.
      setIsRunning(false);
      snackbar.show({ text: words.logoutFailed, tone: 'error' });
    }
  }
  return (
    <button
      type="button"
      aria-busy={isRunning}
      onClick={() => void leave()}
      className={`${linkClassName} w-full text-start`}
    >
      {words.logout}
    </button>
  );
}

/** What the menu leads to: a provider's work first, a customer's orders first (SPEC 6). */
function listEntries(
  isProvider: boolean,
  words: AccountLook['words'],
  paths: AccountLook['paths'],
): readonly { name: string; path: string }[] {
  const profile = isProvider ? paths.providerProfile : paths.customerProfile;
  const work = [
    { name: words.dashboard, path: paths.dashboard },
    { name: words.newWorks, path: paths.newWorks },
    { name: words.acceptedWorks, path: paths.acceptedWorks },
  ];
  return [
    ...(isProvider ? work : []),
    { name: words.myOrders, path: paths.orders },
    ...(profile === null ? [] : [{ name: words.profile, path: profile }]),
  ];
}

interface AccountMenuProps extends AccountLook {
  readonly account: UserAccount;
  readonly icons: { readonly person: ReactNode; readonly envelope: ReactNode };
}

/** The person's messages and the menu under their name; on a phone the name leads to their profile, where there is one (rows S-06 to S-08). */
export function AccountMenu({ account, icons, ...menu }: AccountMenuProps) {
  const { words, paths, look } = menu;
  const isProvider = account.roleId !== null;
  const isOffered = usePasswordOffer(account.userId);
  const fullName = `${account.firstName} ${account.lastName}`;
  const accessibleLabel = words.accountOf.replace('{name}', fullName);
  const profile = isProvider ? paths.providerProfile : paths.customerProfile;
  const label = (
    <>
      {icons.person}
      <span dir="auto" className="max-w-40 truncate max-desktop:max-w-20 max-[359px]:hidden">
        {truncate(look === 'desktop' ? fullName : account.firstName, TRUNCATE_LENGTH)}
      </span>
    </>
  );
  return (
    <div className="flex shrink-0 items-center">
      {/* One of the two looks that a page has of this menu brings it. */}
      {isOffered && look === 'desktop' && (
        <Suspense>
          <PasswordOffer account={account} />
        </Suspense>
      )}
      <AccountUnread {...menu} icon={icons.envelope} knownCount={account.inboxCount} />
      {look === 'mobile' && profile !== null ? (
        <Link
          href={profile}
          aria-label={accessibleLabel}
          className="inline-flex min-h-touch min-w-touch items-center gap-2 rounded-field px-3 font-medium hover:bg-enamel-50"
        >
          {label}
        </Link>
      ) : (
        <Dropdown
          className="relative"
          accessibleLabel={accessibleLabel}
          label={label}
          panelClassName="end-0 top-full mt-2 w-56 max-w-[70vw] p-2"
        >
          <ul>
            {listEntries(isProvider, words, paths).map((entry) => (
              <li key={entry.path}>
                <Link href={entry.path} className={linkClassName}>
                  {entry.name}
                </Link>
              </li>
            ))}
            <li>
              <LogOutButton words={words} />
            </li>
          </ul>
        </Dropdown>
      )}
    </div>
  );
}

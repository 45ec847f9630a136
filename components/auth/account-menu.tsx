import type { ReactNode } from 'react';

import { toLazyPart } from '@/components/layout/lazy-part';
import { Avatar } from '@/components/ui/avatar';
import { classNames } from '@/components/ui/class-names';
import { Dropdown } from '@/components/layout/dropdown';
import { useSnackbar } from '@/components/ui/snackbar';
import { LabelWithName } from '@/components/ui/written-text';
import { usePasswordOffer } from '@/lib/client/first-password';
import { fetchPart, useSending } from '@/lib/client/use-sending';
import type { UserAccount } from '@/lib/client/user-account';
import { TRUNCATE_LENGTH } from '@/lib/domain/constants/screen';
import { toFullName } from '@/lib/domain/person/full-name';
import { findTextLanguage } from '@/lib/domain/text/text-language';
import { truncate } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';

import type { AccountLook } from './account-look';
import { AccountNews } from './account-news';
import { AccountUnread } from './account-unread';
import { WaitingWork } from './waiting-work';

const PasswordOffer = toLazyPart(() => import('./password-offer').then((module) => module.PasswordOffer));

const ProviderAlerts = toLazyPart(() =>
  import('@/components/alerts/provider-alerts').then((module) => module.ProviderAlerts),
);

const linkClassName = 'flex min-h-touch items-center rounded-field px-3 hover:bg-enamel-50';

function LogOutButton({ words }: { words: AccountLook['words'] }) {
  const snackbar = useSnackbar();
  const { isSending, send } = useSending({ staysBusy: true });
  async function leave() {
    const sent = await send(async () => {
      const { logOut } = await fetchPart(import('@/lib/client/session'));
      await logOut();
    });
    // The host could not be told: the person stays logged in, hears of it and may press again.
    if (!sent.ok) snackbar.show({ text: words.logoutFailed, tone: 'error' });
  }
  return (
    <button
      type="button"
      aria-busy={isSending}
      onClick={() => void leave()}
      className={`${linkClassName} w-full text-start`}
    >
      {words.logout}
    </button>
  );
}

interface AccountMenuProps extends AccountLook {
  readonly account: UserAccount;
  readonly icons: { readonly person: ReactNode; readonly envelope: ReactNode };
}

/** A name that has no room in its line goes to the next, which is not seen: it is whole, or the face stands alone. */
function FaceAndName({ fullName, children }: { readonly fullName: string; readonly children: ReactNode }) {
  return (
    <span className="flex h-10 min-w-10 flex-wrap content-start justify-end gap-x-2 overflow-hidden">
      <Avatar name={fullName} imageUrl={null} size="small" />
      <span className="flex h-10 max-w-full items-center narrow:hidden">{children}</span>
    </span>
  );
}

interface CalledAsProps extends Pick<AccountLook, 'look'> {
  readonly account: UserAccount;
  /** The account's name in words that a screen reader says, with `{name}` in it. */
  readonly called: string;
  readonly icon: ReactNode;
}

/** The words that are read out stand by themselves: a name in a label of an element could not say its language. */
function CalledAs({ account, called, look, icon }: CalledAsProps) {
  const fullName = toFullName(account);
  const nameText = { dir: 'auto', lang: findTextLanguage(fullName) } as const;
  return (
    <>
      <span className="sr-only">
        <LabelWithName label={called} name={fullName} />
      </span>
      <span aria-hidden className="contents">
        {look === 'desktop' ? (
          <>
            {icon}
            <span {...nameText} className="min-w-0 max-w-40 truncate">
              {truncate(fullName, TRUNCATE_LENGTH)}
            </span>
          </>
        ) : (
          <FaceAndName fullName={fullName}>
            <span {...nameText} className="truncate">
              {account.firstName}
            </span>
          </FaceAndName>
        )}
      </span>
    </>
  );
}

/**
 * The person's messages and the menu under their name. On a phone the name leads to their profile, where there is one
 * (rows S-06 to S-08).
 */
export function AccountMenu({ account, icons, ...menu }: AccountMenuProps) {
  const { words, paths, places, look } = menu;
  const isProvider = account.roleId !== null;
  const isOffered = usePasswordOffer(account.userId);
  const profile = isProvider ? paths.providerProfile : paths.customerProfile;
  const label = <CalledAs account={account} called={words.accountOf} look={look} icon={icons.person} />;
  return (
    <div className={classNames('flex items-center', look === 'desktop' ? 'shrink-0' : 'min-w-0')}>
      {/* One of the two looks that a page has of this menu brings what a page has once. */}
      {look === 'desktop' && <AccountNews key={account.userId} words={words} path={paths.messages} />}
      {isProvider && look === 'desktop' && <ProviderAlerts key={`alerts-${account.userId}`} />}
      {isProvider && look === 'desktop' && <WaitingWork key={`work-${account.userId}`} words={words} />}
      {isOffered && look === 'desktop' && <PasswordOffer account={account} />}
      <AccountUnread {...menu} icon={icons.envelope} knownCount={account.inboxCount} />
      {look === 'mobile' && profile !== null ? (
        <Link
          href={profile}
          className="inline-flex min-h-touch min-w-touch items-center justify-center gap-1 rounded-field px-2 font-medium hover:bg-enamel-50 narrow:px-0"
        >
          {label}
        </Link>
      ) : (
        <Dropdown
          className="relative"
          label={label}
          panelClassName="end-0 top-full mt-2 max-h-[calc(100dvh-6rem)] w-64 max-w-[80vw] overflow-y-auto p-2"
        >
          <ul>
            {/* A provider's work first (SPEC 6), then what everybody has: the same places on both widths. */}
            {[...(isProvider ? places.work : []), ...places.account].map((place) => (
              <li
                key={place.path}
                className={classNames(
                  isProvider && place === places.account[0] && 'mt-1 border-t border-stone-200 pt-1',
                )}
              >
                <Link href={place.path} className={linkClassName}>
                  {place.name}
                </Link>
              </li>
            ))}
            <li className="mt-1 border-t border-stone-200 pt-1">
              <LogOutButton words={words} />
            </li>
          </ul>
        </Dropdown>
      )}
    </div>
  );
}

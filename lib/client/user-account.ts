'use client';

import { useSyncExternalStore } from 'react';

import type { CallAnswer } from '@/lib/contract';
import { parseJson } from '@/lib/domain/text/json';
import { USER_ACCOUNT_KEY } from '@/lib/domain/site/user-account-key';

import { forgetStored, readStored, store } from './browser-storage';

/** The browser's data of the person (SPEC 3), without the token: that lives in the HttpOnly cookie alone. */
export type UserAccount = CallAnswer<'user/getuseraccount'>['account'];
type KnownAccount = CallAnswer<'user/getuserinfo'>['account'] & Partial<Pick<UserAccount, 'deliveryAddressCount'>>;

const CHANGE_EVENT = 'pelakfan:user-account';

let lastText: string | null = null;
let lastAccount: UserAccount | null = null;

function parse(text: string | null): UserAccount | null {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && 'userId' in value ? (value as UserAccount) : null;
}

/** The account as it is kept, the same object while it has not changed; null when nobody is logged in. */
export function readUserAccount(): UserAccount | null {
  const text = readStored(USER_ACCOUNT_KEY);
  if (text !== lastText) {
    lastText = text;
    lastAccount = parse(text);
  }
  return lastAccount;
}

/** Keeps the account. A call that does not count the addresses leaves the count that is known. */
export function storeUserAccount(account: KnownAccount): void {
  const kept = readUserAccount();
  const knownCount = kept?.userId === account.userId ? kept.deliveryAddressCount : 0;
  const { token: _token, ...rest } = { token: undefined, deliveryAddressCount: knownCount, ...account };
  const text = JSON.stringify(rest);
  if (!store(USER_ACCOUNT_KEY, text)) {
    // The content of a full storage may be somebody else's: the next page must not begin with it.
    forgetStored(USER_ACCOUNT_KEY);
    store(USER_ACCOUNT_KEY, text);
  }
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

export function clearUserAccount(): void {
  forgetStored(USER_ACCOUNT_KEY);
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

/**
 * Reports another tab's change of the account: the person who was logged in before, and the one who is now. Returns the
 * function that stops listening.
 */
export function listenForOtherTabs(
  onChange: (before: UserAccount | null, after: UserAccount | null) => void,
): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === USER_ACCOUNT_KEY) onChange(parse(oldValue), parse(newValue));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function subscribe(onChange: () => void): () => void {
  // `storage` tells of other tabs only, the event of this one.
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGE_EVENT, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGE_EVENT, onChange);
  };
}

/** The account, kept up to date across tabs; null on the server and while nobody is logged in. */
export function useUserAccount(): UserAccount | null {
  return useSyncExternalStore(subscribe, readUserAccount, () => null);
}

'use client';

import { useSyncExternalStore } from 'react';

/** What the browser keeps of the person (SPEC 3), without the token: that one lives in the HttpOnly cookie alone. */
export interface UserAccount {
  readonly userId: number;
  readonly mobileNo: string;
  readonly firstName: string;
  readonly lastName: string;
  /** 4, 16 or 18 for the provider side, else null. */
  readonly roleId: number | null;
  readonly imageUrl: string | null;
  readonly balanceRial: number;
  readonly inboxCount: number;
  readonly deliveryAddressCount: number;
}

const STORAGE_KEY = 'userAccount';
const CHANGE_EVENT = 'pelakfan:user-account';

let lastText: string | null = null;
let lastAccount: UserAccount | null = null;

function parse(text: string | null): UserAccount | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && 'userId' in value ? (value as UserAccount) : null;
  } catch {
    return null;
  }
}

/** The account as it is kept, the same object while it has not changed; null when nobody is logged in. */
export function readUserAccount(): UserAccount | null {
  const text = window.localStorage.getItem(STORAGE_KEY);
  if (text !== lastText) {
    lastText = text;
    lastAccount = parse(text);
  }
  return lastAccount;
}

export function writeUserAccount(account: UserAccount): void {
  window.localStorage.setItem(STORAGE_KEY, JSON.stringify(account));
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

export function clearUserAccount(): void {
  window.localStorage.removeItem(STORAGE_KEY);
  window.dispatchEvent(new Event(CHANGE_EVENT));
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
